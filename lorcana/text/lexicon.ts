import { codeAt } from "./characters.ts";

/**
 * The likely words of texts, found by their letters: no string is created and
 * hashed for them, and equal words are the same string.
 */
export interface Lexicon {
  readonly words: readonly string[];
  /** The id of each word; 0 is for words that are not in the lexicon. */
  readonly ids: readonly number[];
  /** The id of a capitalized word that is not in the lexicon. */
  readonly name: number;
  /**
   * Where the letters of each word start. It is a hash table with open
   * addressing: a word is at the first free slot from `startOf` on.
   */
  readonly slots: Uint16Array;
  /** For each word, its index, its number of letters, and the letters. */
  readonly letters: Uint16Array;
}

/** A lexicon of words and their ids; `name` is the id of any other capitalized word. */
export function lexiconOf(
  known: ReadonlyMap<string, number>,
  name = 0,
): Lexicon {
  const words = [...known.keys()];
  const slots = new Uint16Array(sizeFor(words.length));
  const letters = [0]; // An empty slot is 0, so no word starts there.
  words.forEach((word, at) => {
    let slot = startOf(word, 0, word.length, slots);
    while (slots[slot] !== 0) slot = after(slot, slots);
    slots[slot] = letters.push(at, word.length) - 2;
    for (let i = 0; i < word.length; i++) letters.push(word.charCodeAt(i));
  });
  const ids = [...known.values()];
  return { words, ids, name, slots, letters: new Uint16Array(letters) };
}

/** An empty lexicon. */
export const NO_WORDS: Lexicon = lexiconOf(new Map());

/** A power of two that leaves at least three slots of four free. */
function sizeFor(count: number): number {
  let size = 1;
  while (size <= count * 4) size *= 2;
  return size;
}

/** The index of the word from `start` to `end` of a text, or -1. */
export function findWord(
  text: string,
  start: number,
  end: number,
  { slots, letters }: Lexicon,
): number {
  let slot = startOf(text, start, end, slots);
  while (slots[slot] !== 0) {
    const entry = slots[slot]!;
    if (isAt(entry, letters, text, start, end)) return letters[entry]!;
    slot = after(slot, slots);
  }
  return -1;
}

/** A few letters distinguish most words. */
function startOf(
  text: string,
  start: number,
  end: number,
  { length }: Uint16Array,
): number {
  const first = codeAt(text, start);
  const middle = codeAt(text, (start + end) >> 1);
  const last = codeAt(text, end - 1);
  const letters = Math.imul(Math.imul(first, 31) + middle, 31) + last;
  const mixed = Math.imul(Math.imul(letters, 31) + end - start, 0x9e3779b1);
  return mixed >>> 16 & length - 1;
}

function after(slot: number, { length }: Uint16Array): number {
  return slot + 1 & length - 1;
}

/** Whether a part of a text is the word of an entry. */
function isAt(
  entry: number,
  letters: Uint16Array,
  text: string,
  start: number,
  end: number,
): boolean {
  if (letters[entry + 1] !== end - start) return false;
  const from = entry + 2 - start;
  for (let at = start; at < end; at++) {
    if (letters[from + at] !== codeAt(text, at)) return false;
  }
  return true;
}
