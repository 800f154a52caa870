import { UNKNOWN } from "../../../combinators/mod.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import type { CardRepair } from "./edit.ts";
import { wordAt } from "./written.ts";

/** Words that say nothing by themselves: to leave one out changes no meaning. */
const EMPTY_WORDS = /^(an?|the|of|to|and|then|[.,:\n}])$/;

/**
 * Whether a repair is worth suggesting. Others only help to read on: a word
 * that is left out or made up may have meant something else.
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
      // A word that stands in the grammar is not easily the wrong one.
      return complete || faulty.columns.ids[at] === UNKNOWN;
    default:
      return true;
  }
}
