import { UNKNOWN } from "../../combinators/mod.ts";
import {
  type Candidates,
  removal,
  swap,
  type TokenEdit,
  type TokenRepair,
} from "../../combinators/mistakes/mod.ts";
import { isName } from "../attempt/columns.ts";
import type { Token } from "../text/token.ts";
import { foreignEdits } from "./foreign.ts";
import { insertions, isDeterminer } from "./insertions.ts";
import { otherNouns } from "./other_nouns.ts";
import { otherForm } from "./other_form.ts";
import { doubled, replacements } from "./rearrangements.ts";
import { endings, firstWord, respellings } from "./respellings.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** The edits of a paragraph for a position and what is expected there. */
export function candidatesIn(faulty: FaultyParagraph): Candidates<TokenEdit> {
  return {
    respelled: (at, expected) => [
      ...respellings(faulty, at, expected),
      ...firstWord(faulty, at),
      ...foreignEdits(faulty, at),
      ...at > 0 ? foreignEdits(faulty, at - 1) : [],
      ...doubled(faulty, at),
      ...endings(faulty, at),
    ],
    others: (at, expected) => [
      ...insertions(faulty, at, expected),
      ...otherForm(faulty, at),
      ...otherNouns(faulty, at),
      ...removal(faulty, at),
      ...swap(faulty, at, textOf),
      ...swap(faulty, at + 1, textOf),
    ],
    replaced: (at, expected) => replacements(faulty, at, expected),
    leastEarlier: () => 0,
    earlier: (at, expected) => earlierEdits(faulty, at, expected),
    isOffered: (repair) => isOffered(faulty, repair),
  };
}

function textOf({ text }: Token): string {
  return text;
}

// A word that could be read is less likely to be wrong.
const READ = 0.5;
const MOST_EARLIER = 1.6;

function earlierEdits(
  faulty: FaultyParagraph,
  at: number,
  expected: Iterable<string>,
): TokenEdit[] {
  const isUnknown = isName(faulty.tokens[at]!);
  return [
    ...foreignEdits(faulty, at),
    ...otherNouns(faulty, at),
    ...otherForm(faulty, at),
    ...insertions(faulty, at, expected).filter(({ added }) =>
      isDeterminer(added[0]?.spelling ?? "") ||
      // "draw a card, gain 1 lore"
      added[0]?.spelling === "and" && faulty.tokens[at - 1]?.text === ","
    ),
    ...respellings(faulty, at, expected)
      .filter(({ cost }) => isUnknown || cost < MOST_EARLIER)
      .map((edit) => isUnknown ? edit : { ...edit, cost: edit.cost + READ }),
  ];
}

/**
 * Words without a meaning of their own: removing one does not change what a text
 * means.
 */
const EMPTY_WORDS = /^(?:an?|the|of|to|and|then|[.,:;])$/;

/** Whether to suggest a repair; other repairs only help to read on. */
function isOffered(
  { tokens, columns }: FaultyParagraph,
  { edit: { why, at, added }, complete, rivals }: TokenRepair,
): boolean {
  if (rivals !== undefined) return false;
  switch (why) {
    case "removed":
      return complete && EMPTY_WORDS.test(tokens[at]!.text.toLowerCase());
    case "inserted":
      return complete || !/[a-z]/i.test(added[0]?.spelling ?? "");
    case "respelled":
      return complete || columns.ids[at] === UNKNOWN || isName(tokens[at]!);
    case "replaced":
      // Nobody knows what a word means that is unlike any of ours.
      return complete && !/^\p{L}/u.test(tokens[at]!.text);
    case "swapped":
      return complete;
    default:
      return true;
  }
}
