import type { Diagnostic } from "../diagnostic.ts";
import {
  lineSpan,
  locate,
  type Source,
  sourceOf,
  within,
} from "../location.ts";
import { adviceRows } from "./advice.ts";
import { type ExcerptRow, excerptRows } from "./excerpt.ts";
import { type Mark, markAt } from "./mark.ts";
import { slice } from "../span.ts";
import { applyEdits, inOrder, type TextEdit } from "../suggestion.ts";
import { printable } from "../width.ts";

/** How to fix a problem: in words, and the texts after the suggested edits. */
export function helpRows(
  { suggestion, source: name }: Diagnostic,
  source: Source,
  width: number,
): ExcerptRow[] {
  if (suggestion === undefined) return [];
  const { edits } = suggestion;
  const isOnly = edits.length === 1;
  const words = edits.map((edit) =>
    sayEdit(inWords(edit, source, name), isOnly)
  );
  return [
    ...adviceRows("help", words.join(", and "), width),
    ...fixedLines(
      edits.filter((edit) => edit.source === undefined),
      source,
      width,
    ),
    ...fixedVariables(edits, source, width),
  ];
}

/** One edit alone may as well be a question; several belong together. */
function sayEdit(
  { added, removed, where, isBlank }: EditInWords,
  isOnly: boolean,
): string {
  if (removed === "" || !isOnly && removed === undefined) {
    return `${where}add ${added}`;
  }
  if (isBlank && removed !== undefined) return `${where}remove ${removed}`;
  return isOnly
    ? `${where}did you mean ${added}?`
    : `${where}write ${added} instead of ${removed}`;
}

interface EditInWords {
  readonly added: string;
  /** Empty if none; `undefined` if unknown. */
  readonly removed: string | undefined;
  readonly where: string;
  /** Whether nothing but blanks is put in. */
  readonly isBlank: boolean;
}

function inWords(
  edit: TextEdit,
  source: Source,
  name: Diagnostic["source"],
): EditInWords {
  const where = edit.source !== name && edit.source === "variables"
    ? "in the variables, "
    : "";
  return {
    added: quote(edit.replacement.replace(/^[,\n]\s*(?=\S)/, "")),
    removed: removedBy(edit, source),
    where,
    isBlank: edit.replacement.trim() === "",
  };
}

function removedBy(edit: TextEdit, source: Source): string | undefined {
  if (edit.source === "variables" && source.variables === undefined) {
    return undefined;
  }
  const { text } = sourceOf(edit, source);
  const removed = slice(text, within(edit.span, text.length));
  return removed.trim() === "" ? "" : quote(removed);
}

function quote(text: string): string {
  const shown = printable(text.trim());
  if (shown === '"') return "a quotation mark";
  // A string brings its own quotation marks.
  if (/^".*"$/.test(shown)) return shown;
  if (shown !== "") return `"${shown}"`;
  if (text.includes("\n\n")) return "a blank line";
  return text.includes("\n") ? "a line break" : "a space";
}

function fixedVariables(
  edits: readonly TextEdit[],
  { variables }: Source,
  width: number,
): ExcerptRow[] {
  const own = edits.filter(({ source }) => source === "variables");
  return variables === undefined ? [] : fixedLines(own, variables, width);
}

/** The lines that the edits touch, as they would be after them. */
function fixedLines(
  edits: readonly TextEdit[],
  source: Source,
  width: number,
): ExcerptRow[] {
  const sorted = inOrder(edits, source.text.length);
  const [start, end] = [sorted[0]?.span.start, sorted.at(-1)?.span.end];
  if (start === undefined || end === undefined) return [];
  const first = locate(source, start).line;
  const line = lineSpan(source, locate(source, end).line);
  // Of a long line only what can be shown: each of its findings needs it.
  const most = MOST_SHOWN * width;
  const from = Math.max(lineSpan(source, first).start, start - most);
  const to = Math.min(Math.max(line.end, end), end + most);
  const inLines = sorted.map(({ span, replacement }) => ({
    span: { start: span.start - from, end: span.end - from },
    replacement,
  }));
  const text = applyEdits(source.text.slice(from, to), inLines);
  const lines = { file: source.file, text };
  return excerptRows(lines, newParts(lines, inLines), width)
    .filter(({ row }) => row.length > 0)
    .map(({ gutter, row }) => ({
      gutter: typeof gutter === "number" ? gutter + first - 1 : gutter,
      row,
    }));
}

/** Characters for each column, since some have no width. */
const MOST_SHOWN = 8;

/** What is new, line by line: blanks around it need no mark. */
function newParts(source: Source, edits: readonly TextEdit[]): Mark[] {
  let shift = 0;
  return edits.flatMap(({ span, replacement }) => {
    let at = span.start + shift;
    shift += replacement.length - (span.end - span.start);
    return replacement.split("\n").map((line) => {
      const start = at + line.length - line.trimStart().length;
      const end = Math.max(start, at + line.trimEnd().length);
      at += line.length + 1;
      return markAt(source, { start, end }, "", "help");
    });
  });
}
