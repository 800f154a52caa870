import { lineSpan, type Source } from "../location.ts";
import type { Mark } from "./mark.ts";
import {
  type Canvas,
  type Row,
  rowText,
  stamp,
  type StyledText,
} from "./row.ts";
import { type SourceLine, sourceLine } from "./source_line.ts";
import { slice } from "../span.ts";
import { underlines } from "./underline.ts";

/** A row beside its gutter: a line number, a sign for left-out lines, or nothing. */
export interface ExcerptRow {
  readonly gutter: number | "┆" | "";
  readonly row: Row;
}

/** The lines of a source that marks touch, with the marks rendered below them. */
export function excerptRows(
  source: Source,
  marks: readonly Mark[],
  width: number,
): ExcerptRow[] {
  const long = longMarks(marks);
  const lines = shownLines(marks);
  return lines.flatMap((line, i) => [
    ...i > 0 && line > lines[i - 1]! + 1 ? [omissionRow(long, line)] : [],
    ...lineRows({ source, marks, long, width }, line),
  ]);
}

interface Scene {
  readonly source: Source;
  readonly marks: readonly Mark[];
  /** Marks over several lines: each has a column of its own at the left. */
  readonly long: readonly Mark[];
  readonly width: number;
}

function longMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.filter(({ first, last }) => last > first)
    .toSorted((a, b) => a.first - b.first || b.last - a.last);
}

/** Lines where a mark starts or ends, and single lines between two of those. */
function shownLines(marks: readonly Mark[]): readonly number[] {
  const ends = new Set(marks.flatMap(({ first, last }) => [first, last]));
  const sorted = [...ends].sort((a, b) => a - b);
  return sorted.flatMap((line, i) =>
    sorted[i + 1] === line + 2 ? [line, line + 1] : [line]
  );
}

function omissionRow(long: readonly Mark[], line: number): ExcerptRow {
  const open = long.filter(({ first, last }) => first < line && line <= last);
  return { gutter: "┆", row: margin(long, open, "┆") };
}

function lineRows(scene: Scene, line: number): ExcerptRow[] {
  const { long, marks, width } = scene;
  const text = layOut(scene, line);
  const open = long.filter(({ first, last }) => first < line && line <= last);
  const short = marks.filter(({ first, last }) =>
    first === line && last === line
  );
  const beside = margin(long, open, "│");
  const shown: StyledText = { text: text.shown, role: "plain" };
  const room = width - 2 * long.length;
  const below = underlines(text, short, room).map((
    row,
  ): Row => [...beside, ...row]);
  return [
    { gutter: line, row: [...beside, shown] },
    ...[...below, ...brackets(long, open, text, line)]
      .map((row): ExcerptRow => ({ gutter: "", row })),
  ];
}

function layOut(
  { source, marks, long, width }: Scene,
  line: number,
): SourceLine {
  const text = slice(source.text, lineSpan(source, line));
  const focus = marks.find(({ first, last }) =>
    first === line || last === line
  );
  const at = focus?.first === line ? focus.from : focus?.to ?? 0;
  return sourceLine(text, at, width - 2 * long.length);
}

/** The bars of the marks that are open beside a row. */
function margin(
  long: readonly Mark[],
  open: readonly Mark[],
  bar: string,
): Row {
  const canvas: Canvas = [];
  stamp(canvas, " ", "plain", 0, long.length * 2);
  for (const mark of open) {
    stamp(canvas, bar, mark.role, long.indexOf(mark) * 2);
  }
  return rowText(canvas);
}

/** The rows that open and close the marks over several lines. */
function brackets(
  long: readonly Mark[],
  openBefore: readonly Mark[],
  text: SourceLine,
  line: number,
): Row[] {
  let open = openBefore;
  const rows: Row[] = [];
  for (const mark of long.filter(({ first }) => first === line)) {
    const { from } = text.columnsOf(mark.from, mark.from);
    rows.push(bracket(long, open, mark, "╭", from, "╯"));
    open = [...open, mark];
  }
  for (const mark of long.filter(({ last }) => last === line)) {
    const { to } = text.columnsOf(mark.to - 1, mark.to);
    open = open.filter((each) => each !== mark);
    const row = bracket(long, open, mark, "╰", Math.max(to - 1, 0), "┴");
    const words: StyledText = { text: `── ${mark.text}`, role: mark.role };
    rows.push(mark.text === "" ? row : [...row, words]);
  }
  return rows;
}

function bracket(
  long: readonly Mark[],
  open: readonly Mark[],
  mark: Mark,
  corner: "╭" | "╰",
  column: number,
  tip: "╯" | "┴",
): Row {
  const canvas: Canvas = [...margin(long, open, "│")];
  const start = long.indexOf(mark) * 2;
  const end = long.length * 2 + column;
  for (let i = start; i < end; i++) {
    stamp(canvas, canvas[i]?.text === "│" ? "┼" : "─", mark.role, i);
  }
  stamp(canvas, corner, mark.role, start);
  stamp(canvas, tip, mark.role, end);
  return canvas;
}
