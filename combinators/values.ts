import { Rule } from "./rule.ts";
import type { ReadValues } from "./shape.ts";

/**
 * Reads as many tokens as a function says, from what they carry; it may start
 * with any word, of which `words` are named where something else was found.
 */
export function readValues<T>(
  read: (
    values: readonly unknown[],
    start: number,
  ) => { readonly value: T; readonly end: number } | undefined,
  words: readonly string[],
): Rule<T> {
  return new Rule({ kind: "values", read: read satisfies ReadValues, words });
}
