import { endsWord } from "../../lexer/internal.ts";

/**
 * A tree of letters, in lower case. Searching for the end of a word in it also
 * tells which word it is.
 */
export interface LetterTree {
  /** The node that each kind of letter leads to from each node; 0 if there is none. */
  next: Uint16Array;
  /** The words, by the nodes where they end. */
  readonly words: string[];
}

/** The words and directives that cards have had so far. */
export const letters: LetterTree = {
  next: new Uint16Array(1 << 14),
  words: ["", ""],
};

/** Where every word begins. */
export const ROOT = 1;
/** Bits for the kind of a letter, below those for the node. */
export const BITS = 6;

// Twenty times what the words of the grammar need. Further words are not learned.
const MOST = 1 << 14;

/** What ends a word. */
export const NO_LETTER = 0;
/** A character that no known word contains. */
const STRANGE = 1;

/** The kind of each ASCII character. */
const KINDS = new Uint8Array(128);
for (let unit = 0; unit < KINDS.length; unit++) {
  KINDS[unit] = endsWord(unit) ? NO_LETTER : STRANGE;
}
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-'_$@()";
for (let i = 0; i < LETTERS.length; i++) {
  KINDS[LETTERS.charCodeAt(i)] = i + STRANGE + 1;
  if (i < 26) KINDS[LETTERS.charCodeAt(i) - 0x20] = i + STRANGE + 1;
}

/** The same between braces, where some characters do not end a word. */
const KINDS_IN_BRACES = new Uint8Array(KINDS);
const MORE_LETTERS = " ,:";
for (let i = 0; i < MORE_LETTERS.length; i++) {
  KINDS_IN_BRACES[MORE_LETTERS.charCodeAt(i)] = LETTERS.length + i + STRANGE +
    1;
}

/** The kind of a letter; upper and lower case are the same. */
export function letterKind(unit: number): number {
  if (unit < 128) return KINDS[unit]!;
  return endsWord(unit) ? NO_LETTER : STRANGE;
}

/** The kind of a letter between braces. */
export function letterKindInBraces(unit: number): number {
  return unit < 128 ? KINDS_IN_BRACES[unit]! : STRANGE;
}

/** Learns a word in lower case. Returns the same string each time. */
export function learnWord(word: string): string {
  let node = ROOT;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    const kind = letterKindInBraces(unit);
    if (kind <= STRANGE || isUpperCase(unit)) return word;
    const step = node << BITS | kind;
    node = letters.next[step] || newNode(step);
    if (node === 0) return word;
  }
  return letters.words[node] ||= word;
}

/** A new node after a letter, if there is room. */
function newNode(step: number): number {
  const { next, words } = letters;
  const node = words.length;
  if (node === MOST) return 0;
  if (node << BITS === next.length) {
    letters.next = new Uint16Array(next.length * 2);
    letters.next.set(next);
  }
  letters.next[step] = node;
  words.push("");
  return node;
}

/** The word at a position of a text, if it is in lower case and was learned. */
export function learnedAt(
  text: string,
  start: number,
  end: number,
): string | undefined {
  const { next, words } = letters;
  let node = ROOT;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    node = isUpperCase(unit) ? 0 : next[node << BITS | letterKind(unit)]!;
  }
  return words[node] || undefined;
}

function isUpperCase(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}
