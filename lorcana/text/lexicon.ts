/**
 * Words that texts are likely to have, found by their letters: no string is cut
 * out and hashed for them, and equal words are the same string.
 */
export interface Lexicon {
  readonly words: readonly string[];
  /**
   * Where the letters of each word start. It is a hash table with open
   * addressing: a word is at the first free slot from `startOf` on.
   */
  readonly slots: Uint16Array;
  /** Of each word, its place in the list, how many letters it has, and these. */
  readonly letters: Uint16Array;
}

/** A lexicon of some words. */
export function lexiconOf(words: readonly string[]): Lexicon {
  const slots = new Uint16Array(sizeFor(words.length));
  const letters = [0]; // An empty slot is 0, so no word starts there.
  words.forEach((word, at) => {
    let slot = startOf(word, 0, word.length, slots);
    while (slots[slot] !== 0) slot = after(slot, slots);
    slots[slot] = letters.push(at, word.length) - 2;
    for (let i = 0; i < word.length; i++) letters.push(word.charCodeAt(i));
  });
  return { words, slots, letters: new Uint16Array(letters) };
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
  { words, slots, letters }: Lexicon,
): string {
  let slot = startOf(text, start, end, slots);
  while (slots[slot] !== 0) {
    const word = slots[slot]!;
    if (
      letters[word + 1] === end - start &&
      stands(letters, word + 2, text, start, end)
    ) return words[letters[word]!]!;
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

/** Whether a part of a text has these letters. */
function stands(
  letters: Uint16Array,
  from: number,
  text: string,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++) {
    if (letters[from + at - start] !== text.charCodeAt(at)) return false;
  }
  return true;
}
