import {
  CLOSE_BRACE,
  COLON,
  COMMA,
  LINE_FEED,
  OPEN_BRACE,
  PERIOD,
} from "./characters.ts";
import { BITS, kindOf, NO_LETTER, ROOT, tree } from "./known_words.ts";

/** What was cut off: a kind of token, or what is wrong with a brace. */
export const Cut = {
  word: 0,
  directive: 1,
  period: 2,
  comma: 3,
  colon: 4,
  newline: 5,
  /** "{cards", to the end of its paragraph. */
  unclosed: 6,
  /** "{}" */
  empty: 7,
} as const;

/**
 * The tokens of a text, four numbers each, one behind the other: with an object
 * for each, to cut takes 1.4 times as long, and to go on from there twice.
 */
export interface Cuts {
  /** How many there are; what stands behind them is left from other texts. */
  count: number;
  table: Int32Array;
}

/** What it is, as in `Cut`: the first of the four numbers. */
export const KIND = 0;
/** The place of a known word or directive in `tree`, or 0. */
export const WORD = 1;
/** Where it starts. */
export const START = 2;
/** Where it ends. */
export const END = 3;
/** How many numbers a token has. */
export const WIDTH = 4;

// Enough for nearly all cards.
const ROOM = 1 << 9;

/**
 * Of room that is used again for the next text, no list has to have more than
 * this: a text of 10 MB would leave 500 MB behind.
 */
export const MOST_KEPT = 1 << 16;

/** Room for the tokens of a text. */
export function newCuts(): Cuts {
  return { count: 0, table: new Int32Array(ROOM) };
}

/** Cuts a text into tokens, over those that were there. */
export function cut(text: string, cuts: Cuts): void {
  // A text has no more tokens than letters.
  const room = text.length * WIDTH;
  if (cuts.table.length < room || cuts.table.length > MOST_KEPT) {
    cuts.table = new Int32Array(Math.max(room, ROOM));
  }
  const { table } = cuts;
  let row = 0;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const kind = kindOf(unit);
    // A stray "}" starts a word.
    if (kind !== NO_LETTER || unit === CLOSE_BRACE) {
      at = word(text, at, kind, table, row);
    } else if (unit === OPEN_BRACE) {
      at = directive(text, at, table, row);
    } else {
      const mark = markOf(unit);
      at++;
      if (mark === undefined) continue;
      put(table, row, mark, 0, at - 1, at);
    }
    row += WIDTH;
  }
  cuts.count = row / WIDTH;
}

function put(
  table: Int32Array,
  row: number,
  kind: number,
  word: number,
  start: number,
  end: number,
): number {
  table[row] = kind;
  table[row + WORD] = word;
  table[row + START] = start;
  table[row + END] = end;
  return end;
}

/** What a punctuation mark is; white space is nothing. */
function markOf(unit: number): number | undefined {
  switch (unit) {
    case PERIOD:
      return Cut.period;
    case COMMA:
      return Cut.comma;
    case COLON:
      return Cut.colon;
    case LINE_FEED:
      return Cut.newline;
    default:
      return undefined;
  }
}

function word(
  text: string,
  start: number,
  first: number,
  table: Int32Array,
  row: number,
): number {
  const { next, words } = tree;
  let place = next[ROOT << BITS | first]!;
  let end = start + 1;
  for (; end < text.length; end++) {
    const kind = kindOf(text.charCodeAt(end));
    if (kind === NO_LETTER) break;
    place = next[place << BITS | kind]!;
  }
  const known = words[place] === "" ? 0 : place;
  return put(table, row, Cut.word, known, start, end);
}

/** A directive, to the first "}" of the same paragraph. */
function directive(
  text: string,
  start: number,
  table: Int32Array,
  row: number,
): number {
  const { next, words } = tree;
  let place = ROOT;
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === CLOSE_BRACE) {
      const kind = at === start + 1 ? Cut.empty : Cut.directive;
      const known = words[place] === "" ? 0 : place;
      return put(table, row, kind, known, start, at + 1);
    }
    if (unit === LINE_FEED && text.charCodeAt(at + 1) === LINE_FEED) break;
    place = next[place << BITS | kindOf(unit)]!;
  }
  return put(table, row, Cut.unclosed, 0, start, paragraphEnd(text, start));
}

function paragraphEnd(text: string, start: number): number {
  const blank = text.indexOf("\n\n", start);
  return blank < 0 ? text.length : blank;
}

/** The text of a token in lower case; of a directive, what its braces hold. */
export function textOf(text: string, { table }: Cuts, i: number): string {
  const row = i * WIDTH;
  const known = table[row + WORD]!;
  if (known !== 0) return tree.words[known]!;
  const start = table[row + START]!;
  const end = table[row + END]!;
  const inner = table[row] === Cut.directive
    ? text.slice(start + 1, end - 1)
    : text.slice(start, end);
  return inner.toLowerCase();
}
