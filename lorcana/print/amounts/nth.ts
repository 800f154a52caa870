import { ORDINALS } from "../../lexicon/numbers.ts";

/** "second": an ordinal number. */
export function nthWord(nth: number): string {
  return ORDINALS[nth - 1] ?? String(nth);
}
