import { expectOptions } from "../options.ts";
import { expectReportable } from "../arguments.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { adviceRows } from "./advice.ts";
import { helpRows } from "./help.ts";
import { locate, type Source, sourceOf } from "../location.ts";
import { type Mark, marksOf } from "./mark.ts";
import { type ExcerptRow, excerptRows } from "./excerpt.ts";
import { paint, type Row } from "./row.ts";
import { printable } from "../width.ts";
import { wrap } from "../wrap.ts";

/** How to format a report. */
export interface RenderOptions {
  /** Whether to add terminal colors. */
  readonly color?: boolean;
  /**
   * The number of columns. Words wrap to fit; of a source line that is too
   * long, only the relevant part is shown.
   */
  readonly width?: number;
}

/** The narrowest room for text: below this, reports get wider than asked for. */
const LEAST_ROOM = 20;
/** The columns beside a line and its number: ` 1 │ text`. */
const FRAME = 4;

/**
 * Renders a diagnostic: what is wrong, an annotated excerpt of the author's
 * text, and how to fix it. Tolerates any text and any span.
 *
 * @category Diagnostics
 */
export function render(
  diagnostic: Diagnostic,
  source: Source,
  options: RenderOptions = {},
): string {
  expectReportable(diagnostic, source);
  expectOptions(options, { color: "boolean", width: "number" });
  const { color = false, width = 160 } = options;
  const shown = sourceOf(diagnostic, source);
  const marks = marksOf(diagnostic, shown);
  const size = gutterSize(diagnostic, source, marks);
  const room = Math.max(LEAST_ROOM, width - size - FRAME);
  const parts = [
    isAboutFile(diagnostic, shown) ? [] : excerptRows(shown, marks, room),
    helpRows(diagnostic, source, room),
    noteRows(diagnostic, room),
  ];
  const rows = [
    ...header(diagnostic, Math.max(LEAST_ROOM, width)),
    ...frameExcerpt(diagnostic, shown, { size, body: separateParts(parts) }),
  ];
  return rows.map((row) => paint(row, color)).join("\n");
}

/** Whether there is nothing to show: the file has no text, or cannot be read. */
function isAboutFile(
  { label, labels = [], suggestion }: Diagnostic,
  { text }: Source,
): boolean {
  return text === "" && label === undefined && labels.length === 0 &&
    suggestion === undefined;
}

/** How many digits the largest line number has. */
function gutterSize(
  { suggestion }: Diagnostic,
  source: Source,
  marks: readonly Mark[],
): number {
  const edited = (suggestion?.edits ?? []).reduce((most, edit) => {
    const added = edit.replacement.split("\n").length - 1;
    const { line } = locate(sourceOf(edit, source), edit.span.end);
    return Math.max(most, line + added);
  }, 1);
  const last = marks.reduce((most, { last }) => Math.max(most, last), edited);
  return String(last).length;
}

/** The parts one below the other, with an empty row between two. */
function separateParts(
  parts: readonly (readonly ExcerptRow[])[],
): readonly ExcerptRow[] {
  return parts.filter((rows) => rows.length > 0).flatMap((rows, i) =>
    i === 0 ? rows : [{ gutter: "", row: [] }, ...rows]
  );
}

function header({ severity, code, message }: Diagnostic, width: number): Row[] {
  const start = `${severity}[${code}]`;
  const [first = "", ...more] = wrap(`${start}: ${printable(message)}`, width);
  return [
    [
      { text: start, role: severity },
      { text: first.slice(start.length), role: "message" },
    ],
    ...wrap(more.join(" "), width - 2).filter((line) => line !== "")
      .map((line): Row => [{ text: `  ${line}`, role: "message" }]),
  ];
}

function noteRows({ notes = [] }: Diagnostic, room: number): ExcerptRow[] {
  return notes.flatMap((note) => adviceRows("note", note, room));
}

interface Frame {
  readonly size: number;
  readonly body: readonly ExcerptRow[];
}

function frameExcerpt(
  { span }: Diagnostic,
  source: Source,
  { size, body }: Frame,
): Row[] {
  const blank = " ".repeat(size + 2);
  return [
    [
      { text: `${blank}╭─[`, role: "frame" },
      { text: placeOf(source, span.start), role: "plain" },
      { text: "]", role: "frame" },
    ],
    ...body.length === 0
      ? []
      : [[{ text: `${blank}│`, role: "frame" }] satisfies Row],
    ...body.map(({ gutter, row }): Row => [
      { text: gutterText(gutter, size), role: "frame" },
      ...row,
    ]),
    [{ text: `${"─".repeat(size + 2)}╯`, role: "frame" }],
  ];
}

function placeOf(source: Source, offset: number): string {
  const { line, column } = locate(source, offset);
  return `${printable(source.file)}:${line}:${column}`;
}

function gutterText(gutter: ExcerptRow["gutter"], size: number): string {
  if (gutter === "┆") return `${" ".repeat(size + 2)}┆ `;
  return ` ${String(gutter).padStart(size)} │ `;
}
