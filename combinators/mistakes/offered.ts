import { isUnknownAt, wordAt } from "./faulty_text.ts";
import type { FaultyText } from "./guide.ts";
import type { TokenRepair } from "./trial.ts";

/**
 * Words and marks without a meaning of their own: removing one does not change
 * what a text means.
 */
const EMPTY_WORDS = /^(?:an?|the|of|to|and|then|[.,:;\n}])$/;

/** The most that a replacement may cost if it is worth suggesting. */
export const GUESS = 2.5;

/**
 * Whether to suggest a repair. Other repairs only help to read on: a removed or
 * guessed word may have meant something else.
 */
export function isOffered(
  faulty: FaultyText,
  { edit: { why, at, added, cost }, complete, rivals }: TokenRepair,
): boolean {
  if (rivals !== undefined) return false;
  switch (why) {
    case "removed":
      return complete && EMPTY_WORDS.test(wordAt(faulty, at));
    case "inserted":
      return complete || !/[a-z]/i.test(added[0]?.spelling ?? "");
    case "replaced":
      return complete && cost <= GUESS;
    case "swapped":
    case "special":
      return complete;
    case "respelled":
      // A word of the language is rarely the wrong one.
      return complete || isUnknownAt(faulty, at);
    case "foreign":
    case "doubled":
      return true;
  }
}
