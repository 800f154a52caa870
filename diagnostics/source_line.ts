import { graphemes, graphemeWidth, printable } from "./width.ts";

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
 * Lays out a line: tabs become blanks, control characters pictures. Of a line
 * with more than `width` characters the part around `focus` is shown.
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
  if (line.length <= width) return { from: 0, to: line.length };
  const wanted = focus - Math.floor(width / 3);
  const from = Math.max(0, Math.min(wanted, line.length - width));
  const to = Math.min(from + width, line.length);
  return { from: whole(line, from), to: whole(line, to) };
}

/** The offset itself, or the next one if it would cut a surrogate pair in two. */
function whole(line: string, offset: number): number {
  const unit = line.charCodeAt(offset);
  return offset > 0 && unit >= 0xdc00 && unit < 0xe000 ? offset + 1 : offset;
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
