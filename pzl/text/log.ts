import type {
  Details,
  Diagnostic,
  Extras,
  PuzzleDetails,
  Severity,
} from "../../diagnostics/internal.ts";
import { puzzleDiagnostic } from "../messages/mod.ts";
import { type Piece, spanOf } from "./piece.ts";
import { severityOf } from "./severity.ts";

/** A problem in a puzzle file, with its line and column, both from 1. */
export type PuzzleDiagnostic = Note & {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 units of the line in the file. */
  readonly column: number;
};

/** What a note can contain in addition to its code, position and details. */
export interface NoteExtras
  extends Pick<Extras, "suggestion" | "labels" | "severity"> {
  readonly subject?: string;
}

/** A problem whose line and column have not been computed yet. */
export type Note = Diagnostic & {
  /** The section, field or player that it concerns. */
  readonly subject?: string;
};

/** Problems as they are found; reading continues after each. */
export interface Log {
  /** What makes the file unusable. */
  readonly errors: Note[];
  /** What Forge reads differently or ignores. */
  readonly warnings: Note[];
  /** What can be read and still looks like a mistake. */
  readonly lint: Note[];
}

/** A log without any problem. */
export function newLog(): Log {
  return { errors: [], warnings: [], lint: [] };
}

/** Notes what makes the file unusable. */
export function fail<C extends keyof PuzzleDetails>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  log.errors.push(noteOf("error", code, place, details, extras));
}

/** Notes what Forge reads differently or ignores. */
export function warn<C extends keyof PuzzleDetails>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  const severity = severityOf(code, details, "warning");
  log.warnings.push(noteOf(severity, code, place, details, extras));
}

/** Notes what can be read and still looks like a mistake. */
export function hint<C extends keyof PuzzleDetails>(
  log: Log,
  code: C,
  place: Piece,
  details: Details[C],
  extras?: NoteExtras,
): void {
  const severity = severityOf(code, details, "lint");
  log.lint.push(noteOf(severity, code, place, details, extras));
}

/** Notes in the order of the file, each once, with line and column. */
export function placedNotes(
  text: string,
  notes: readonly Note[],
): PuzzleDiagnostic[] {
  if (notes.length === 0) return [];
  const sorted = notes.toSorted((a, b) => inOrder(a, b) || worstFirst(a, b));
  const unique = sorted.filter((note, index) =>
    index === 0 || inOrder(sorted[index - 1]!, note) !== 0
  );
  return withPlaces(text, unique);
}

function noteOf<C extends keyof PuzzleDetails>(
  severity: Severity,
  code: C,
  place: Piece,
  details: Details[C],
  extras: NoteExtras = {},
): Note {
  return puzzleDiagnostic<keyof PuzzleDetails>(code, spanOf(place), details, {
    severity,
    ...extras,
  });
}

/** By place, then code, then subject; 0 means the same problem. */
function inOrder(a: Note, b: Note): number {
  return a.span.start - b.span.start || compare(a.code, b.code) ||
    compare(a.subject ?? "", b.subject ?? "");
}

function worstFirst(a: Note, b: Note): number {
  return Number(b.severity === "error") - Number(a.severity === "error");
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
