/**
 * A difference between two lists: items `from`–`to` of one replace `start`–`end`
 * of the other.
 */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

// No card has more words than this; the time grows with the square.
const MOST_ITEMS = 400;

/**
 * The differences between two lists, by their longest common subsequence. Very
 * long lists differ as a whole.
 */
export function diffLists(
  one: readonly string[],
  other: readonly string[],
): readonly Hunk[] {
  if (Math.max(one.length, other.length) > MOST_ITEMS) {
    return [{ from: 0, to: one.length, start: 0, end: other.length }];
  }
  const common = commonLengths(one, other);
  const found: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (one[i] === other[j]) {
      [i, j] = [i + 1, j + 1];
      continue;
    }
    const [from, start] = [i, j];
    // Past both ends, nothing differs.
    while (one[i] !== other[j]) {
      const skipsOne = j >= other.length ||
        (i < one.length && common[i + 1]![j]! >= common[i]![j + 1]!);
      if (skipsOne) i++;
      else j++;
    }
    found.push({ from, to: i, start, end: j });
  }
  return found;
}

/** For every pair of positions, the length of the common subsequence after them. */
function commonLengths(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly number[])[] {
  const rows: number[][] = Array.from(
    { length: one.length + 1 },
    () => new Array<number>(other.length + 1).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      rows[i]![j] = one[i] === other[j]
        ? rows[i + 1]![j + 1]! + 1
        : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!);
    }
  }
  return rows;
}
