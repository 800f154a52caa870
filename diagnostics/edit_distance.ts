/**
 * How many edits a word of this length may be away from what was meant.
 *
 * @category Diagnostics
 */
export function mostEdits({ length }: string): number {
  return length <= 3 ? 1 : length <= 6 ? 2 : 3;
}

/**
 * Edits of single letters, or of two neighbors that changed places. Above
 * `most` it stops counting and yields infinity.
 *
 * @category Diagnostics
 */
export function editDistance(
  from: string,
  to: string,
  most = Infinity,
): number {
  return distance(from, to, { most, swaps: true });
}

/**
 * Edits of single letters alone; above `most` it yields infinity.
 *
 * @category Diagnostics
 */
export function levenshtein(
  from: string,
  to: string,
  most = Infinity,
): number {
  return distance(from, to, { most, swaps: false });
}

interface Counting {
  readonly most: number;
  /** Whether two neighbors that changed places are one edit. */
  readonly swaps: boolean;
}

function distance(
  from: string,
  to: string,
  { most, swaps }: Counting,
): number {
  let before: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= to.length; j++) last.push(j);
  let row: number[] = [];
  for (let i = 1; i <= from.length; i++) {
    const least = fillRow(row, from, to, i, last, swaps ? before : undefined);
    if (least > most) return Infinity;
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
  before: readonly number[] | undefined,
): number {
  row[0] = i;
  let least = i;
  for (let j = 1; j <= to.length; j++) {
    const same = from[i - 1] === to[j - 1] ? 0 : 1;
    let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
    const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] &&
      from[i - 2] === to[j - 1];
    if (isSwap && before) edits = Math.min(edits, before[j - 2]! + 1);
    row[j] = edits;
    if (edits < least) least = edits;
  }
  return least;
}

/**
 * How many letters two words have in common before they differ.
 *
 * @category Diagnostics
 */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
