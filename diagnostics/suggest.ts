import {
  editDistance,
  levenshtein,
  mostEdits,
  sharedBeginning,
} from "./edit_distance.ts";

/**
 * The candidate most like a word, never the word itself: at most one edit away
 * for up to three letters, two for up to six, else three. Neighbors that
 * changed places are one edit. Of equals, the longest common beginning wins,
 * then the earlier candidate.
 *
 * @category Diagnostics
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  return rank(word, candidates)[0];
}

/** All candidates that `closest` would accept, the nearest first. */
function rank(word: string, candidates: Iterable<string>): string[] {
  const limit = mostEdits(word);
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

/**
 * All candidates nearest to a word, itself included: three edits, five at most.
 *
 * @category Diagnostics
 */
export function closestAll(
  word: string,
  candidates: Iterable<string>,
): readonly string[] {
  const near = [...new Set(candidates)]
    .filter((each) => Math.abs(each.length - word.length) <= 3)
    .map((each) => ({ each, edits: levenshtein(word, each, 3) }))
    .filter(({ edits }) => edits <= 3);
  const least = near.reduce((least, { edits }) => Math.min(least, edits), 3);
  return near.filter(({ edits }) => edits === least)
    .map(({ each }) => each)
    .slice(0, 5);
}
