/**
 * Words that texts are likely to have, found by their letters: no string is cut
 * out and hashed for them, and equal words are the same string.
 */
export interface Lexicon {
  readonly words: readonly string[];
  /**
   * Where each word is in the list, plus one. It is a hash table with open
   * addressing: a word is at the first free slot from `startOf` on.
   */
  readonly slots: Uint16Array;
}

/** A lexicon of some words. */
export function lexiconOf(words: readonly string[]): Lexicon {
  const slots = new Uint16Array(sizeFor(words.length));
  words.forEach((word, at) => {
    let slot = startOf(word, 0, word.length, slots);
    while (slots[slot] !== 0) slot = after(slot, slots);
    slots[slot] = at + 1;
  });
  return { words, slots };
}

/** Without words: each is cut out. */
export const NO_WORDS: Lexicon = lexiconOf([]);

/** A power of two that leaves at least three slots of four free. */
function sizeFor(count: number): number {
  let size = 1;
  while (size <= count * 4) size *= 2;
  return size;
}

/** The part of a text from `start` up to, not including, `end`. */
export function cut(
  text: string,
  start: number,
  end: number,
  { words, slots }: Lexicon,
): string {
  let slot = startOf(text, start, end, slots);
  while (slots[slot] !== 0) {
    const word = words[slots[slot]! - 1]!;
    if (word.length === end - start && stands(word, text, start)) return word;
    slot = after(slot, slots);
  }
  return text.slice(start, end);
}

/** Few letters tell most words apart. */
function startOf(
  text: string,
  start: number,
  end: number,
  { length }: Uint16Array,
): number {
  const first = text.charCodeAt(start);
  const middle = text.charCodeAt((start + end) >> 1);
  const last = text.charCodeAt(end - 1);
  const letters = Math.imul(Math.imul(first, 31) + middle, 31) + last;
  const mixed = Math.imul(Math.imul(letters, 31) + end - start, 0x9e3779b1);
  return mixed >>> 16 & length - 1;
}

function after(slot: number, { length }: Uint16Array): number {
  return slot + 1 & length - 1;
}

function stands(word: string, text: string, start: number): boolean {
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}
