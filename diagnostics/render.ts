import type { Diagnostic } from "./diagnostic.ts";
import { helpRows } from "./help.ts";
import { locate, type Source, sourceOf } from "./location.ts";
import { marksOf } from "./mark.ts";
import { picture, type PictureRow } from "./picture.ts";
import { paint, type Row } from "./row.ts";
import { printable } from "./width.ts";

/** How a report is to look. */
export interface RenderOptions {
  /** Whether to add terminal colors. */
  readonly color?: boolean;
  /** Lines with more characters than this are shown in part. */
  readonly width?: number;
}

/**
 * Renders a diagnostic: what is wrong, where it is in the author's text, and how
 * to fix it. Any text and any span will do.
 */
export function render(
  diagnostic: Diagnostic,
  source: Source,
  { color = false, width = 160 }: RenderOptions = {},
): string {
  const shown = sourceOf(diagnostic, source);
  const room = Math.max(1, width);
  const body = [
    ...picture(shown, marksOf(diagnostic, shown), room),
    ...helpRows(diagnostic, source, room),
    ...noteRows(diagnostic),
  ];
  const rows = [header(diagnostic), ...framed(diagnostic, shown, body)];
  return rows.map((row) => paint(row, color)).join("\n");
}

function header({ severity, code, message }: Diagnostic): Row {
  return [
    { text: `${severity}[${code}]`, role: severity },
    { text: `: ${printable(message)}`, role: "message" },
  ];
}

function noteRows({ notes = [] }: Diagnostic): PictureRow[] {
  const rows = notes.flatMap((note) =>
    note.split("\n").map((line, i): PictureRow => ({
      gutter: "",
      row: [
        { text: i === 0 ? "note" : "    ", role: "note" },
        { text: `${i === 0 ? ":" : " "} ${printable(line)}`, role: "plain" },
      ],
    }))
  );
  return rows.length === 0 ? [] : [{ gutter: "", row: [] }, ...rows];
}

function framed(
  { span }: Diagnostic,
  source: Source,
  body: readonly PictureRow[],
): Row[] {
  const size = body.reduce(
    (most, { gutter }) => Math.max(most, String(gutter).length),
    1,
  );
  const { line, column } = locate(source, span.start);
  const place = `${printable(source.file)}:${line}:${column}`;
  const blank = " ".repeat(size + 2);
  return [
    [
      { text: `${blank}╭─[`, role: "frame" },
      { text: place, role: "plain" },
      { text: "]", role: "frame" },
    ],
    [{ text: `${blank}│`, role: "frame" }],
    ...body.map(({ gutter, row }): Row => [
      { text: gutterText(gutter, size), role: "frame" },
      ...row,
    ]),
    [{ text: `${"─".repeat(size + 2)}╯`, role: "frame" }],
  ];
}

function gutterText(gutter: PictureRow["gutter"], size: number): string {
  if (gutter === "┆") return `${" ".repeat(size + 2)}┆ `;
  return ` ${String(gutter).padStart(size)} │ `;
}
