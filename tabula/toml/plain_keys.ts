import type { Codes } from "./plain_codes.ts";

/** The keys of the plain rows of one text, as far as they have been met. */
export interface PlainKeys {
  readonly names: string[];
  /** The codes of all keys, each with what stands behind it: `name = `. */
  readonly codes: number[];
  /** Where each key starts there. */
  readonly starts: number[];
  /** How many codes each has. */
  readonly lengths: number[];
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
  return {
    names: [],
    codes: [],
    starts: [],
    lengths: [],
    next: [0],
    row: 0,
    rows: [],
  };
}

/** A text, its codes, and the keys of its rows. */
interface KeyedText {
  readonly text: string;
  readonly codes: Codes;
  readonly keys: PlainKeys;
}

/**
 * The number of the key at a place, or -1 if there is no plain one.
 *
 * Rows of a table are alike, so the keys that came next in earlier rows are
 * compared first; a key is cut out of the text only if it is new.
 */
export function keyAt(
  { text, codes, keys }: KeyedText,
  at: number,
  before: number,
): number {
  const { names, next } = keys;
  let guess = next[before + 1]!;
  // A row may leave out keys that others have.
  for (let tries = 0; tries < names.length; tries++) {
    if (isKeyAt(codes, at, keys, guess)) return guess;
    guess = next[guess + 1]!;
  }
  const known = knownKeyAt(codes, at, keys);
  const found = known === -1 ? addKey(text, at, keys) : known;
  if (found !== -1) next[before + 1] = found;
  return found;
}

/** Apart: where there is a closure, each call would make room for it. */
function knownKeyAt(codes: Codes, at: number, keys: PlainKeys): number {
  return keys.names.findIndex((_, key) => isKeyAt(codes, at, keys, key));
}

function isKeyAt(
  codes: Codes,
  at: number,
  keys: PlainKeys,
  key: number,
): boolean {
  const { codes: known, starts, lengths } = keys;
  const start = starts[key]!;
  const length = lengths[key]!;
  for (let i = 0; i < length; i++) {
    if (codes[at + i] !== known[start + i]) return false;
  }
  return true;
}

const EQUALS = " = ";

/** More keys take the real parser: a table has few, and all are compared. */
const MOST_KEYS = 64;

/** Adds a key, unless it is a property that every object inherits. */
function addKey(text: string, at: number, keys: PlainKeys): number {
  const { names, codes } = keys;
  const key = text.slice(at, Math.max(at, text.indexOf(EQUALS, at)));
  const isPlain = /^[a-z][\w-]*$/i.test(key) && !(key in {});
  if (!isPlain || names.length === MOST_KEYS) return -1;
  const length = key.length + EQUALS.length;
  names.push(key);
  keys.starts.push(codes.length);
  keys.lengths.push(length);
  for (let i = 0; i < length; i++) codes.push(text.charCodeAt(at + i));
  keys.next.push(0);
  keys.rows.push(0);
  return names.length - 1;
}
