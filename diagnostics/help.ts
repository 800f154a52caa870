import type { Diagnostic, Suggestion } from "./diagnostic.ts";
import { lineSpan, locate, type Source, within } from "./location.ts";
import { picture, type PictureRow } from "./picture.ts";
import { type Mark, markAt } from "./mark.ts";
import { slice } from "./span.ts";
import { printable } from "./width.ts";
import { wrap } from "./wrap.ts";

/** How to fix a problem: in words, and the text after the suggested edit. */
export function helpRows(
  { suggestion, source: name }: Diagnostic,
  source: Source,
  width: number,
): PictureRow[] {
  if (suggestion === undefined) return [];
  const place = suggestion.source ?? name;
  const edited = place === "variables" ? source.variables : source;
  const where = place !== name ? "in the variables, " : "";
  return [
    ...adviceRows(`${where}${advice(suggestion, edited)}`, width),
    ...edited === undefined ? [] : mended(suggestion, edited, width),
  ];
}

function adviceRows(words: string, width: number): readonly PictureRow[] {
  return wrap(words, width - "help: ".length).map((line, i) => ({
    gutter: "",
    row: [
      { text: i === 0 ? "help" : "    ", role: "help" },
      { text: `${i === 0 ? ":" : " "} ${line}`, role: "plain" },
    ],
  }));
}

function advice(suggestion: Suggestion, source: Source | undefined): string {
  const added = quoted(suggestion.replacement);
  if (source === undefined) return `did you mean ${added}?`;
  const removed = slice(
    source.text,
    within(suggestion.span, source.text.length),
  );
  if (removed.trim() === "") return `add ${added}`;
  return suggestion.replacement.trim() === ""
    ? `remove ${quoted(removed)}`
    : `did you mean ${added}?`;
}

function quoted(text: string): string {
  if (text.trim() !== "") return `"${printable(text.trim())}"`;
  if (text.includes("\n\n")) return "a blank line";
  return text.includes("\n") ? "a line break" : "a space";
}

/** The lines that the edit touches, as they would be after it. */
function mended(
  { span: wanted, replacement }: Suggestion,
  source: Source,
  width: number,
): PictureRow[] {
  const span = within(wanted, source.text.length);
  const first = locate(source, span.start).line;
  const { start } = lineSpan(source, first);
  const { end } = lineSpan(source, locate(source, span.end).line);
  const before = source.text.slice(start, span.start);
  const after = source.text.slice(span.end, Math.max(end, span.end));
  const lines = { file: source.file, text: before + replacement + after };
  const marks = newParts(lines, before.length, replacement);
  return picture(lines, marks, width)
    .filter(({ row }) => row.length > 0)
    .map(({ gutter, row }) => ({
      gutter: typeof gutter === "number" ? gutter + first - 1 : gutter,
      row,
    }));
}

/** What is new, line by line: blanks around it need no mark. */
function newParts(source: Source, offset: number, added: string): Mark[] {
  let at = offset;
  return added.split("\n").map((line) => {
    const start = at + line.length - line.trimStart().length;
    const end = Math.max(start, at + line.trimEnd().length);
    at += line.length + 1;
    return markAt(source, { start, end }, "", "help");
  });
}
