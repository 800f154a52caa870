import type {
  Failed,
  Succeeded,
  WritingCode,
} from "../diagnostics/internal.ts";
import { attemptOn } from "../diagnostics/trees.ts";
import { writingDiagnostic } from "../diagnostics/writing.ts";
import type { Ability, Effect } from "./ast/mod.ts";
import { lostAbilities, lostEffect } from "./lost_in_print.ts";
import {
  print as printAll,
  printEffect as printOne,
} from "./print/abilities/ability.ts";

/** The text of abilities, or why there is none. */
export type Printed = PrintedText | UnprintableText;

/** The text of abilities. */
export interface PrintedText extends Succeeded {
  /** It reads back as the same abilities. */
  readonly text: string;
}

/** Why abilities have no text. */
export interface UnprintableText extends Failed<WritingCode> {
  /** The part that the text does not express: `[0].effect.target`. */
  readonly path: string;
  /** What is wrong, in one sentence. */
  readonly problem: string;
}

/**
 * Returns the text of abilities that share one paragraph. The text is parsed
 * again to make sure that it expresses all of them.
 *
 * @throws {RangeError} If there is no such text. The message has the path of what
 * it would not say. `tryPrint` returns the same as a value.
 */
export function print(abilities: readonly Ability[]): string {
  return textOr(tryPrint(abilities));
}

/**
 * Returns the text of one effect, without a period. The text is parsed again,
 * too; but "it" or "that player" may refer to other parts of the ability.
 *
 * @throws {RangeError} If there is no such text. The message has the path of what
 * it would not say.
 */
export function printEffect(effect: Effect): string {
  return textOr(written(effect, printOne, lostEffect));
}

/**
 * Prints abilities, parses the text again, and rejects it unless it expresses
 * all of them.
 */
export function tryPrint(abilities: readonly Ability[]): Printed {
  return written(abilities, printAll, lostAbilities);
}

function written<T>(
  tree: T,
  write: (tree: T) => string,
  lost: (tree: T, text: string) => string | undefined,
): Printed {
  const printed = attemptOn(tree, write);
  if (!printed.ok) return refused("unfit-part", printed.path);
  const text = printed.value;
  // The text of no abilities is empty, although an empty text cannot be read.
  if (Array.isArray(tree) && tree.length === 0) return succeeded(text);
  const path = lost(tree, text);
  return path === undefined ? succeeded(text) : refused("not-read-back", path);
}

function succeeded(text: string): Printed {
  return { ok: true, text, warnings: [] };
}

function refused(
  code: "unfit-part" | "not-read-back",
  path: string,
): Printed {
  const error = writingDiagnostic(code, { start: 0, end: 0 }, { path });
  const { message: problem } = error;
  return { ok: false, errors: [error], warnings: [], path, problem };
}

function textOr(printed: Printed): string {
  if (printed.ok) return printed.text;
  throw new RangeError(printed.problem);
}
