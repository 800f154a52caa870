import {
  type Code,
  type Details,
  type Diagnostic,
  diagnostic,
  type Extras,
  type Severity,
} from "../../diagnostics/mod.ts";
import { type Piece, spanOf } from "./piece.ts";

/** A problem in a puzzle file, with its line and column, both from 1. */
export type PuzzleDiagnostic = Note & {
  readonly line: number;
  /** In UTF-16 units of the line as it stands in the file. */
  readonly column: number;
};

/** What a note can say besides its code, place and details. */
export interface NoteExtras extends Pick<Extras, "suggestion" | "labels"> {
  readonly subject?: string;
}

/** A problem whose line and column are not counted yet. */
export type Note = Diagnostic & {
  /** The section, field or player it is about. */
  readonly subject?: string;
};

/** Problems as they are found; reading goes on after each. */
export interface Log {
  readonly notes: Note[];
}

/** Notes what makes the file unusable. */
export function fail<C extends Code>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  note(log, "error", code, place, details, extras);
}

/** Notes what Forge reads differently, or not at all. */
export function warn<C extends Code>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  note(log, "warning", code, place, details, extras);
}

/** Notes what can be read and still looks like a mistake. */
export function hint<C extends Code>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  note(log, "lint", code, place, details, extras);
}

/** Whether the log holds an error. */
export function hasErrors(log: Log): boolean {
  return log.notes.some(({ severity }) => severity === "error");
}

/** The notes of a severity in the order of the file, each once, with line and column. */
export function placed(
  text: string,
  log: Log,
  severity: Severity,
): PuzzleDiagnostic[] {
  const notes = log.notes.filter((note) => note.severity === severity);
  if (notes.length === 0) return [];
  const unique = notes.sort(inOrder).filter((note, index) =>
    index === 0 || inOrder(notes[index - 1]!, note) !== 0
  );
  return withPlaces(text, unique);
}

function note<C extends Code>(
  log: Log,
  severity: Severity,
  code: C,
  place: Piece,
  details: Details[C],
  extras: NoteExtras = {},
): void {
  log.notes.push(
    diagnostic<Code>(code, spanOf(place), details, { severity, ...extras }),
  );
}

/** By place, then code, then subject; 0 means the same problem. */
function inOrder(a: Note, b: Note): number {
  return a.span.start - b.span.start || compare(a.code, b.code) ||
    compare(a.subject ?? "", b.subject ?? "");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Counts lines once, from one note to the next. */
function withPlaces(text: string, notes: readonly Note[]): PuzzleDiagnostic[] {
  let line = 1;
  let lineStart = 0;
  let index = 0;
  return notes.map((note) => {
    for (; index < note.span.start; index++) {
      if (!endsLine(text, index)) continue;
      line++;
      lineStart = index + 1;
    }
    return { ...note, line, column: note.span.start - lineStart + 1 };
  });
}

/** Whether a line ends with this character: LF, CR LF or a lone CR. */
function endsLine(text: string, index: number): boolean {
  const char = text.charCodeAt(index);
  return char === 0x0a ||
    (char === 0x0d && text.charCodeAt(index + 1) !== 0x0a);
}
