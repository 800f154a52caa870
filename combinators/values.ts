import { Rule } from "./rule.ts";
import type { ReadValues } from "./shape.ts";

/** What a rule over values can start with. */
export interface Start {
  /** The words that an error message names. */
  readonly words: readonly string[];
  /** Whether it can start with nothing else. */
  readonly only?: boolean;
}

/** Reads as many tokens as a function says, from what they carry. */
export function readValues<T>(
  read: (
    values: readonly unknown[],
    start: number,
  ) => { readonly value: T; readonly end: number } | undefined,
  { words, only = false }: Start,
): Rule<T> {
  return new Rule({
    kind: "values",
    read: read satisfies ReadValues,
    words,
    only,
  });
}
