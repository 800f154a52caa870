import type { Ability, Binding } from "../../ast/internal.ts";
import type { Dialect } from "../../lexer/dialects/mod.ts";
import type { Diagnostic, WritingCode } from "../../diagnostics/internal.ts";
import { printAbility } from "../ability.ts";
import { errorsOf } from "../gaps.ts";
import { joinPhrases, type Phrase } from "../phrase.ts";
import { write } from "../write.ts";

/** Text with the values of its variables, and what it could not say. */
export interface Serialized {
  readonly text: string;
  readonly bindings: readonly Binding[];
  readonly errors: readonly Diagnostic<WritingCode>[];
}

/** Writes abilities that were just read: their shape is known to fit. */
export function rewriteAbilities(
  abilities: readonly Ability[],
  dialect: Dialect,
): Serialized {
  return writeTree(printAbilities, abilities, dialect);
}

function printAbilities(abilities: readonly Ability[]): Phrase {
  return joinPhrases(abilities.map(printAbility), "\n\n");
}

/**
 * Writes a tree whose shape is known to fit. The stack is the only limit that a
 * deep one meets before its text is written; to count levels on the way would
 * cost every tree time.
 */
export function writeTree<T>(
  print: (tree: T) => Phrase,
  tree: T,
  dialect: Dialect,
): Serialized {
  try {
    const { text, bindings, gaps } = write(print(tree), dialect);
    return { text, bindings, errors: errorsOf(gaps, tree) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const span = { start: 0, end: 0 };
    const errors = errorsOf([{ code: "tree-too-deep", span }], tree);
    return { text: "", bindings: [], errors };
  }
}
