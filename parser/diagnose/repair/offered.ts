import { UNKNOWN } from "../../../combinators/mod.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import type { CardRepair } from "./edit.ts";
import { wordAt } from "./written.ts";

/**
 * Words without a meaning of their own: removing one does not change what a text
 * means.
 */
const EMPTY_WORDS = /^(an?|the|of|to|and|then|[.,:\n}])$/;

/**
 * Whether to suggest a repair. Other repairs only help to read on: a removed or
 * guessed word may have meant something else.
 */
export function isOffered(
  faulty: FaultyParagraph,
  { edit, complete, rivals }: CardRepair,
): boolean {
  const { why, at, added } = edit;
  if (rivals !== undefined) return false;
  switch (why) {
    case "removed":
      return complete && EMPTY_WORDS.test(wordAt(faulty, at));
    case "inserted":
      return complete || !/[a-z]/.test(added[0]?.spelling ?? "");
    case "replaced":
    case "swapped":
    case "plural":
    case "scope":
      return complete;
    case "respelled":
      // A word of the grammar is rarely the wrong one.
      return complete || faulty.columns.ids[at] === UNKNOWN;
    default:
      return true;
  }
}
