import { endsWord } from "../../lexer/mod.ts";

/**
 * A tree of letters, in lower case: the search for the end of a word also finds
 * which word it is.
 */
export interface LetterTree {
  /** Where each kind of letter leads from each node; 0 is nowhere. */
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

// Twenty times what the words of the grammar take. Others are not learned.
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

/** What a letter is to the tree; upper and lower case are the same. */
export function letterKind(unit: number): number {
  if (unit < 128) return KINDS[unit]!;
  return endsWord(unit) ? NO_LETTER : STRANGE;
}

/** What a letter between braces is to the tree. */
export function letterKindInBraces(unit: number): number {
  return unit < 128 ? KINDS_IN_BRACES[unit]! : STRANGE;
}

/** Learns a word in lower case. The string it yields is the same each time. */
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

/** The word in lower case that stands in a text, if it was learned. */
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
