import { removal, swap, type TokenEdit } from "./edit.ts";
import { isUnknownAt, wordAt } from "./faulty_text.ts";
import { foreignEdits } from "./foreign.ts";
import type { FaultyText } from "./guide.ts";
import { insertions } from "./insertions.ts";
import { repetitions } from "./repetitions.ts";
import { respellings } from "./respellings.ts";

/** Misspellings, words of other languages, and mistakes that are as likely. */
export function likelyEdits(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  return [
    ...respellings(faulty, at, expected),
    ...foreignEdits(faulty, at),
    // A word that could be read may be wrong if the next one could not.
    ...foreignEdits(faulty, at - 1),
    ...repetitions(faulty, at),
    ...faulty.guide.likely(faulty, at, expected),
  ];
}

/** A missing or superfluous word, or two words in the wrong order. */
export function otherEdits(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  return [
    ...insertions(faulty, at, expected),
    ...removal(faulty, at),
    // "Draw a card,." fails at the period, though the comma is wrong.
    ...isMark(faulty, at - 1) ? removal(faulty, at - 1) : [],
    ...swap(faulty, at),
    ...swap(faulty, at + 1),
    ...faulty.guide.others(faulty, at, expected),
  ];
}

function isMark(faulty: FaultyText, at: number): boolean {
  return /^[.,:]$/.test(wordAt(faulty, at));
}

// A word that could be read is less likely to be wrong.
const READ = 0.5;
const MOST_EARLIER = 1.6;
// Two wrong letters always cost more than that.
const MOST_LETTERS = 1;

/** Edits at a position before the failure. */
export function earlierEdits(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  const respelled = isUnknownAt(faulty, at)
    ? respellings(faulty, at, expected)
    : respellings(faulty, at, expected, MOST_LETTERS)
      .filter(({ cost }) => cost < MOST_EARLIER)
      .map((edit) => ({ ...edit, cost: edit.cost + READ }));
  return [...respelled, ...faulty.guide.earlier(faulty, at, expected)];
}
