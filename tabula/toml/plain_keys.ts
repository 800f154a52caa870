/** The keys of the plain rows of one text, as far as they have been met. */
export interface PlainKeys {
  readonly names: string[];
  /** Each key with what stands between it and its value: `name = `. */
  readonly starts: string[];
  /** The key that came last behind each key; the first one begins a row. */
  readonly next: number[];
  /** The number of the row that is being read. */
  row: number;
  /** The last row with each key. */
  readonly rows: number[];
}

/** The number of the key that stands before the first key of a row. */
export const ROW_START = -1;

/** No keys yet. */
export function noKeys(): PlainKeys {
  return { names: [], starts: [], next: [0], row: 0, rows: [] };
}

/**
 * The number of the key at a place, or -1 if there is no plain one.
 *
 * Rows of a table are alike, so the keys that came next in earlier rows are
 * compared first; a key is cut out of the text only if it is new.
 */
export function keyAt(
  text: string,
  at: number,
  keys: PlainKeys,
  before: number,
): number {
  const { starts, next } = keys;
  let guess = next[before + 1]!;
  // A row may leave out keys that others have.
  for (let tries = 0; tries < starts.length; tries++) {
    if (text.startsWith(starts[guess]!, at)) return guess;
    guess = next[guess + 1]!;
  }
  const known = starts.findIndex((start) => text.startsWith(start, at));
  const found = known === -1 ? addKey(text, at, keys) : known;
  if (found !== -1) next[before + 1] = found;
  return found;
}

const EQUALS = " = ";

/** More keys take the real parser: a table has few, and all are compared. */
const MOST_KEYS = 64;

/** Adds a key, unless it is a property that every object inherits. */
function addKey(
  text: string,
  at: number,
  { names, starts, next, rows }: PlainKeys,
): number {
  const key = text.slice(at, Math.max(at, text.indexOf(EQUALS, at)));
  const isPlain = /^[a-z][\w-]*$/i.test(key) && !(key in {});
  if (!isPlain || names.length === MOST_KEYS) return -1;
  names.push(key);
  // In one piece: what is put together with `+` is compared more slowly.
  starts.push([key, EQUALS].join(""));
  next.push(0);
  rows.push(0);
  return names.length - 1;
}
