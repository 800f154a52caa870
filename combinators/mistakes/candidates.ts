import { removal, swap, type TokenEdit } from "./edit.ts";
import { doubled } from "./doubled.ts";
import { isUnknownAt, wordAt } from "./faulty_text.ts";
import { foreignEdits } from "./foreign.ts";
import type { FaultyText } from "./guide.ts";
import { insertions } from "./insertions.ts";
import type { Candidates } from "./likeliest.ts";
import { isOffered } from "./offered.ts";
import { replacements } from "./replacements.ts";
import { respellings } from "./respellings.ts";

/** The edits of a text for a position and what is expected there. */
export function candidatesIn(faulty: FaultyText): Candidates {
  const { guide } = faulty;
  return {
    respelled: (at, expected) => [
      ...respellings(faulty, at, expected),
      ...foreignEdits(faulty, at),
      // A word that could be read may be wrong if the next one could not.
      ...foreignEdits(faulty, at - 1),
      ...doubled(faulty, at),
      ...guide.likely(faulty, at, expected),
    ],
    others: (at, expected) => [
      ...insertions(faulty, at, expected),
      ...removal(faulty, at),
      ...isMark(faulty, at - 1) ? removal(faulty, at - 1) : [],
      ...swap(faulty, at),
      ...swap(faulty, at + 1),
      ...guide.others(faulty, at, expected),
    ],
    replaced: (at, expected) => replacements(faulty, at, expected),
    leastEarlier: (at) => guide.leastEarlier(faulty, at),
    earlier: (at, expected) => [
      ...earlierRespellings(faulty, at, expected),
      ...guide.earlier(faulty, at, expected),
    ],
    isOffered: (repair) => isOffered(faulty, repair),
  };
}

/** "Draw a card,." fails at the period, though the comma is wrong. */
function isMark(faulty: FaultyText, at: number): boolean {
  return /^[.,:]$/.test(wordAt(faulty, at));
}

// A word that could be read is less likely to be wrong.
const READ = 0.5;
const MOST_EARLIER = 1.6;
// Two wrong letters always cost more than that.
const MOST_LETTERS = 1;

function earlierRespellings(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  if (isUnknownAt(faulty, at)) return respellings(faulty, at, expected);
  return respellings(faulty, at, expected, MOST_LETTERS)
    .filter(({ cost }) => cost < MOST_EARLIER)
    .map((edit) => ({ ...edit, cost: edit.cost + READ }));
}
