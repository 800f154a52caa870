import {
  CLOSE_BRACE,
  COLON,
  COMMA,
  LINE_FEED,
  OPEN_BRACE,
  PERIOD,
} from "../../lexer/internal.ts";
import {
  BITS,
  letterKind,
  letterKindInBraces,
  letters,
  NO_LETTER,
  ROOT,
} from "./letters.ts";

/** The kind of a token, or a mistake in a brace. */
export const Cut = {
  word: 0,
  directive: 1,
  period: 2,
  comma: 3,
  colon: 4,
  newline: 5,
  /** "{cards" or "{}": the stages report what is wrong. */
  mistake: 6,
} as const;

/** The tokens of a text, column by column. */
export interface Cuts {
  /** How many there are; entries after them are left over from other texts. */
  count: number;
  /** What each is, as in `Cut`. */
  kinds: Uint8Array;
  /** The node of a known word or directive in the tree of letters, or 0. */
  nodes: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
}

/** Larger columns are not kept for the next text. */
export const MOST_KEPT = 1 << 14;

/** Room for the tokens of a text. */
export function newCuts(room = 1 << 7): Cuts {
  return {
    count: 0,
    kinds: new Uint8Array(room),
    nodes: new Int32Array(room),
    starts: new Int32Array(room),
    ends: new Int32Array(room),
  };
}

/** Splits a text into tokens, overwriting the previous ones. */
export function cutCard(text: string, cuts: Cuts): void {
  makeRoom(cuts, text.length);
  let row = 0;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    const kind = letterKind(unit);
    // A stray "}" starts a word.
    if (kind !== NO_LETTER || unit === CLOSE_BRACE) {
      at = cutWord(text, at, kind, cuts, row);
    } else if (unit === OPEN_BRACE) {
      at = cutDirective(text, at, cuts, row);
    } else {
      const mark = markOf(unit);
      at++;
      if (mark === undefined) continue;
      put(cuts, row, mark, 0, at - 1, at);
    }
    row++;
  }
  cuts.count = row;
}

/** Makes room: a text has no more tokens than letters. */
function makeRoom(cuts: Cuts, length: number): void {
  const room = cuts.starts.length;
  if (length <= room && room <= MOST_KEPT) return;
  Object.assign(cuts, newCuts(Math.max(length, 1 << 7)));
}

function put(
  { kinds, nodes, starts, ends }: Cuts,
  row: number,
  kind: number,
  node: number,
  start: number,
  end: number,
): number {
  kinds[row] = kind;
  nodes[row] = node;
  starts[row] = start;
  ends[row] = end;
  return end;
}

/** The kind of a punctuation mark; `undefined` for white space. */
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

function cutWord(
  text: string,
  start: number,
  first: number,
  cuts: Cuts,
  row: number,
): number {
  const { next, words } = letters;
  let node = next[ROOT << BITS | first]!;
  let end = start + 1;
  for (; end < text.length; end++) {
    const kind = letterKind(text.charCodeAt(end));
    if (kind === NO_LETTER) break;
    node = next[node << BITS | kind]!;
  }
  const known = words[node] === "" ? 0 : node;
  return put(cuts, row, Cut.word, known, start, end);
}

/** A directive, to the first "}". */
function cutDirective(
  text: string,
  start: number,
  cuts: Cuts,
  row: number,
): number {
  const { next, words } = letters;
  let node = ROOT;
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === CLOSE_BRACE) {
      const kind = at === start + 1 ? Cut.mistake : Cut.directive;
      const known = words[node] === "" ? 0 : node;
      return put(cuts, row, kind, known, start, at + 1);
    }
    if (unit === OPEN_BRACE) break;
    if (unit === LINE_FEED && text.charCodeAt(at + 1) === LINE_FEED) break;
    node = next[node << BITS | letterKindInBraces(unit)]!;
  }
  return put(cuts, row, Cut.mistake, 0, start, text.length);
}

/** Removes a token. */
export function dropCut(cuts: Cuts, row: number): void {
  const { count, kinds, nodes, starts, ends } = cuts;
  for (const column of [kinds, nodes, starts, ends]) {
    column.copyWithin(row, row + 1, count);
  }
  cuts.count = count - 1;
}

/** The text of a token in lower case; of a directive, the part between its braces. */
export function textOfCut(text: string, cuts: Cuts, row: number): string {
  const known = cuts.nodes[row]!;
  if (known !== 0) return letters.words[known]!;
  const inner = cuts.kinds[row] === Cut.directive ? 1 : 0;
  return text.slice(cuts.starts[row]! + inner, cuts.ends[row]! - inner)
    .toLowerCase();
}
