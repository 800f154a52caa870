import type { Ability, Bindings } from "../../ast/mod.ts";
import type { Dialect } from "../../dialects/mod.ts";
import type { Diagnostic, WritingCode } from "../../diagnostics/mod.ts";
import { printAbility } from "../ability.ts";
import { errorsOf } from "../gaps.ts";
import { hasText } from "./has_text.ts";
import { joined, type Phrase } from "../phrase.ts";
import { write } from "../write.ts";

/** Text with the values of its variables, and what it could not say. */
export interface Serialized {
  readonly text: string;
  readonly bindings: Bindings;
  readonly errors: readonly Diagnostic<WritingCode>[];
}

/** Writes abilities that were just read: their shape is known to fit. */
export function rewriteAbilities(
  abilities: readonly Ability[],
  dialect: Dialect,
): Serialized {
  return serialized(printAbilities, abilities, dialect);
}

/** The same, but nothing if the abilities have just this text. */
export function rewriteUnlessSame(
  abilities: readonly Ability[],
  dialect: Dialect,
  text: string,
): Serialized | undefined {
  return withinStack(abilities, () => {
    const phrase = printAbilities(abilities);
    if (hasText(phrase, dialect, text)) return undefined;
    const found = written(phrase, abilities, dialect);
    return found.text === text ? undefined : found;
  });
}

function printAbilities(abilities: readonly Ability[]): Phrase {
  return joined(abilities.map(printAbility), "\n\n");
}

/** Writes a tree whose shape is known to fit. */
export function serialized<T>(
  print: (tree: T) => Phrase,
  tree: T,
  dialect: Dialect,
): Serialized {
  return withinStack(tree, () => written(print(tree), tree, dialect));
}

function written(phrase: Phrase, tree: unknown, dialect: Dialect): Serialized {
  const { text, bindings, gaps } = write(phrase, dialect);
  const errors = gaps.length === 0 ? [] : errorsOf(gaps, tree);
  return { text, bindings, errors };
}

/**
 * The stack is the only limit that a deep tree meets before its text is written;
 * to count levels on the way would cost every tree time.
 */
function withinStack<T>(tree: unknown, make: () => T): T | Serialized {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const span = { start: 0, end: 0 };
    const errors = errorsOf([{ code: "tree-too-deep", span }], tree);
    return { text: "", bindings: new Map(), errors };
  }
}
