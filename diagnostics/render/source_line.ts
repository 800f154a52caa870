import { graphemes, graphemeWidth, printable } from "../width.ts";

/** A line of the author's text as it is shown, and where its characters are. */
export interface SourceLine {
  readonly shown: string;
  /** The columns (from 0) that a range of offsets into the line takes. */
  readonly columnsOf: (from: number, to: number) => Range;
}

/** From one column or offset to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const TAB = 4;

/**
 * Lays out a line: tabs become spaces, control characters visible symbols. Of a
 * line that takes more than `width` columns, the part around `focus` is shown.
 */
export function sourceLine(
  line: string,
  focus: number,
  width: number,
): SourceLine {
  const view = window(line, focus, width);
  const cells = layOut(line.slice(view.from, view.to));
  const before = view.from > 0 ? "…" : "";
  const after = view.to < line.length ? "…" : "";
  const inView = (offset: number) =>
    Math.min(Math.max(offset, view.from), view.to) - view.from;
  return {
    shown: before + cells.shown + after,
    columnsOf: (from, to) => ({
      from: before.length + cells.starts[inView(from)]!,
      to: before.length +
        (to > from ? cells.ends[inView(to)]! : cells.starts[inView(from)]!),
    }),
  };
}

/** Which part of a line to show: a third of the room goes before the focus. */
function window(line: string, focus: number, width: number): Range {
  if (line.length <= 2 * width && columnsOf(line) <= width) {
    return { from: 0, to: line.length };
  }
  const room = Math.max(1, width - 2); // Both ends get a sign.
  const before = graphemes(line.slice(whole(line, focus - room), focus));
  const after = graphemes(line.slice(focus, focus + room));
  const behind = fitCharacters(after, room - Math.floor(room / 3));
  const ahead = fitCharacters(before.toReversed(), room - behind.columns);
  const rest = fitCharacters(after, room - ahead.columns);
  return {
    from: focus - ahead.length,
    to: whole(line, focus + rest.length),
  };
}

/** The first characters that fit: how long they are, and how wide. */
function fitCharacters(
  characters: readonly string[],
  room: number,
): { readonly length: number; readonly columns: number } {
  let length = 0;
  let columns = 0;
  for (const each of characters) {
    const next = columns + columnsOf(each);
    if (next > room) break;
    columns = next;
    length += each.length;
  }
  return { length, columns };
}

/** The most columns a text can take, wherever it begins. */
function columnsOf(text: string): number {
  return graphemes(text).reduce(
    (sum, each) => sum + (each === "\t" ? TAB : graphemeWidth(printable(each))),
    0,
  );
}

/** The offset itself, or the one after it if it would cut a pair in two. */
function whole(line: string, offset: number): number {
  const at = Math.min(Math.max(offset, 0), line.length);
  const unit = line.charCodeAt(at);
  return at > 0 && unit >= 0xdc00 && unit < 0xe000 ? at + 1 : at;
}

interface Cells {
  readonly shown: string;
  /** For each offset: the column where the character around it starts. */
  readonly starts: readonly number[];
  /** For each offset: the column where the character before it ends. */
  readonly ends: readonly number[];
}

function layOut(text: string): Cells {
  const starts: number[] = [];
  const ends = [0];
  let shown = "";
  let column = 0;
  for (const grapheme of graphemes(text)) {
    const visible = grapheme === "\t"
      ? " ".repeat(TAB - column % TAB)
      : printable(grapheme);
    const next = column +
      (grapheme === "\t" ? visible.length : graphemeWidth(visible));
    for (let i = 0; i < grapheme.length; i++) {
      starts.push(column);
      ends.push(next);
    }
    shown += visible;
    column = next;
  }
  starts.push(column);
  return { shown, starts, ends };
}
