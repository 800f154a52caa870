import type { Messages } from "../../diagnostics/internal.ts";
import { type Expected, type Found, quote } from "./found.ts";

/** The values that messages about assertions use. */
export interface AssertionDetails {
  /** An assertion without words. */
  "empty-assertion": Record<never, never>;
  /** "human": an assertion that ends too early. */
  "missing-predicate": Record<never, never>;
  /** "human lief eq 3": a word that begins no assertion. */
  "unknown-predicate": Found;
  /** "life equals 3": a word where a comparator belongs. */
  "expected-comparator": Found;
  /** "life eq three": a word where a number belongs. */
  "expected-integer": Found;
  /** A word where one of a few fixed words belongs. */
  "expected-keyword": Expected;
  /** An assertion about a card that names none. */
  "missing-card-name": Record<never, never>;
  /** "life eq 3 now": words after the end of an assertion. */
  "extra-tokens": Found;
  /** "human turn eq 3": a player where the whole game is meant. */
  "scope-ignored": Found;
}

/** The messages about assertions. */
export const assertionMessages: Messages<AssertionDetails> = {
  "empty-assertion": () => "Cannot read the assertion: it is empty",
  "missing-predicate": () => "Cannot read the assertion: it ends too early",
  "unknown-predicate": ({ found }) =>
    `Cannot read the assertion: nothing begins with ${quote(found)}`,
  "expected-comparator": ({ found }) =>
    `Cannot read ${wordOrEnd(found)}: expected eq, ne, lt, le, gt or ge`,
  "expected-integer": ({ found }) =>
    `Cannot read ${wordOrEnd(found)}: expected a whole number`,
  "expected-keyword": ({ found, expected }) =>
    `Cannot read ${wordOrEnd(found)}: expected ${expected}`,
  "missing-card-name": () =>
    "Cannot read the assertion: expected the name of a card",
  "extra-tokens": ({ found }) =>
    `Cannot read ${quote(found)}: the assertion ends before it`,
  "scope-ignored": ({ found }) =>
    `Scope ${
      quote(found)
    } has no effect: the assertion is about the whole game`,
};

function wordOrEnd(found: string): string {
  return found === "" ? "the end of the line" : quote(found);
}
