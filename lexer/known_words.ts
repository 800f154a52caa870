import { endsWord } from "./characters.ts";

/**
 * A tree of letters, in lower case: it tells which word one is reading while one
 * looks for the word's end. To cut words out, lower-case and hash them took
 * three times as long.
 */
export interface WordTree {
  /** Where each kind of letter leads from each place; 0 is nowhere. */
  next: Uint16Array;
  /** The words, by the places where they end. */
  readonly words: string[];
}

/** A tree without words. */
export function newTree(): WordTree {
  return { next: new Uint16Array(1 << 14), words: ["", ""] };
}

/** The words of cards. Those of other languages in between would cost 3 %. */
export const tree: WordTree = newTree();

/** Where every word begins. */
export const ROOT = 1;
/** Bits for the kind of a letter, below those for the place. */
export const BITS = 6;

// Twenty times what the words of the grammar take. Others are not learnt.
const MOST = 1 << 14;

/** What ends a word. */
export const NO_LETTER = 0;
/** What no known word has in it. */
const STRANGE = 1;

/** The kind of each ASCII character. */
const KINDS = new Uint8Array(128);
for (let unit = 0; unit < KINDS.length; unit++) {
  KINDS[unit] = endsWord(unit) ? NO_LETTER : STRANGE;
}
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-'";
for (let i = 0; i < LETTERS.length; i++) {
  KINDS[LETTERS.charCodeAt(i)] = i + STRANGE + 1;
  if (i < 26) KINDS[LETTERS.charCodeAt(i) - 0x20] = i + STRANGE + 1;
}

/** What a letter is to the tree; upper and lower case are the same. */
export function kindOf(unit: number): number {
  if (unit < 128) return KINDS[unit]!;
  return endsWord(unit) ? NO_LETTER : STRANGE;
}

/** Learns a word in lower case. The string it yields is the same each time. */
export function learn(word: string, into: WordTree = tree): string {
  let place = ROOT;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    const kind = kindOf(unit);
    if (kind <= STRANGE || isUpperCase(unit)) return word;
    const step = place << BITS | kind;
    place = into.next[step] || grown(into, step);
    if (place === 0) return word;
  }
  return into.words[place] ||= word;
}

/** A new place in a tree, if there is room. */
function grown(tree: WordTree, step: number): number {
  const place = tree.words.length;
  if (place === MOST) return 0;
  if (place << BITS === tree.next.length) enlarge(tree);
  tree.next[step] = place;
  tree.words.push("");
  return place;
}

function enlarge(tree: WordTree): void {
  const { next } = tree;
  tree.next = new Uint16Array(next.length * 2);
  tree.next.set(next);
}

/** The word in lower case that stands in a text, if it was learnt. */
export function knownAt(
  text: string,
  start: number,
  end: number,
  from: WordTree = tree,
): string | undefined {
  const { next, words } = from;
  let place = ROOT;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    place = isUpperCase(unit) ? 0 : next[place << BITS | kindOf(unit)]!;
  }
  return words[place] || undefined;
}

function isUpperCase(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}
