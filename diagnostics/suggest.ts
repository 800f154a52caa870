import { distance } from "fastest-levenshtein";
import type { Suggestion } from "./diagnostic.ts";
import { within } from "./location.ts";

/**
 * The candidate most like a word, never the word itself: at most one edit away
 * for up to three letters, two for up to six, else three. Neighbours that
 * changed places are one edit. Of equals, the longest common beginning wins,
 * then the earlier candidate.
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  return ranked(word, candidates)[0];
}

/** All candidates that `closest` would accept, the nearest first. */
export function ranked(word: string, candidates: Iterable<string>): string[] {
  const limit = tolerance(word);
  return [...new Set(candidates)]
    .filter((each) => Math.abs(each.length - word.length) <= limit)
    .map((each) => ({
      each,
      edits: editDistance(word, each, limit),
      shared: sharedBeginning(word, each),
    }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.shared - a.shared)
    .map(({ each }) => each);
}

/** How many edits a word of this length may be away from what was meant. */
function tolerance({ length }: string): number {
  return length <= 3 ? 1 : length <= 6 ? 2 : 3;
}

/** All candidates nearest to a word, itself included: three edits, five at most. */
export function closestAll(
  word: string,
  candidates: Iterable<string>,
): readonly string[] {
  const near = [...new Set(candidates)]
    .filter((each) => Math.abs(each.length - word.length) <= 3)
    .map((each) => ({ each, edits: levenshtein(word, each) }))
    .filter(({ edits }) => edits <= 3);
  const least = near.reduce((least, { edits }) => Math.min(least, edits), 3);
  return near.filter(({ edits }) => edits === least)
    .map(({ each }) => each)
    .slice(0, 5);
}

/** The text with a suggested edit made. */
export function applySuggestion(
  text: string,
  { span, replacement }: Suggestion,
): string {
  const { start, end } = within(span, text.length);
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Edits of single letters. */
export function levenshtein(from: string, to: string): number {
  return distance(from, to);
}

/**
 * Edits of single letters, or of two neighbours that changed places. Above
 * `most` it stops counting and yields infinity.
 */
export function editDistance(
  from: string,
  to: string,
  most = Infinity,
): number {
  let before: number[] = [];
  let last: number[] = Array.from({ length: to.length + 1 }, (_, j) => j);
  let row: number[] = [];
  for (let i = 1; i <= from.length; i++) {
    if (fillRow(row, from, to, i, last, before) > most) return Infinity;
    [before, last, row] = [last, row, before];
  }
  const edits = last[to.length]!;
  return edits > most ? Infinity : edits;
}

/** Fills the row of the table for the letter `i`; yields the least in it. */
function fillRow(
  row: number[],
  from: string,
  to: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): number {
  row[0] = i;
  let least = i;
  for (let j = 1; j <= to.length; j++) {
    const same = from[i - 1] === to[j - 1] ? 0 : 1;
    let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
    const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] &&
      from[i - 2] === to[j - 1];
    if (isSwap) edits = Math.min(edits, before[j - 2]! + 1);
    row[j] = edits;
    if (edits < least) least = edits;
  }
  return least;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
