import type { Span } from "../../diagnostics/internal.ts";

/** Finds the source of a part of a string's value. */
export type SourceSpans = (span: Span) => Span;

/**
 * Prepares to find the sources of parts of a string's value.
 *
 * `source` is the string as written, with its quotes; the results are spans of
 * it. A span past the end of the value gives the closing quote.
 */
export function sourceSpans(source: string): SourceSpans {
  const { start: first, end: last, hasEscapes } = content(source);
  if (!hasEscapes) {
    return (span) => {
      const start = Math.min(first + span.start, last);
      return { start, end: Math.max(start, Math.min(first + span.end, last)) };
    };
  }
  const offsets = offsetsOf(source, first, last);
  return (span) => {
    const start = Math.min(
      pastLineEnds(source, offsets[span.start] ?? last, last),
      last,
    );
    return { start, end: Math.max(start, offsets[span.end] ?? last) };
  };
}

/** Where each character of the value starts, found in one walk. */
function offsetsOf(
  source: string,
  first: number,
  last: number,
): readonly number[] {
  const offsets = [first];
  for (let at = first; at < last;) {
    const { length, units } = piece(source, at);
    at += length;
    for (let unit = 0; unit < units; unit++) offsets.push(Math.min(at, last));
  }
  return offsets;
}

/** Behind the line ends that are not part of the value. */
function pastLineEnds(source: string, from: number, last: number): number {
  let at = from;
  while (at < last && source[at] === "\\") {
    const { length, units } = piece(source, at);
    if (units > 0) break;
    at += length;
  }
  return at;
}

interface Content {
  readonly start: number;
  readonly end: number;
  readonly hasEscapes: boolean;
}

/** The part of the source between the quotes. */
function content(source: string): Content {
  const quote = source[0] ?? "";
  const hasEscapes = quote === '"';
  const isLong = source.length >= 6 && source.startsWith(quote.repeat(3));
  if (!isLong) return { start: 1, end: source.length - 1, hasEscapes };
  // A line feed right after the opening quotes is not part of the value.
  const start = source[3] === "\n" ? 4 : source.startsWith("\r\n", 3) ? 5 : 3;
  return { start, end: source.length - 3, hasEscapes };
}

interface Piece {
  /** Characters in the source. */
  readonly length: number;
  /** Characters in the value. */
  readonly units: number;
}

const ESCAPES: { readonly [letter: string]: number } = { u: 4, U: 8, x: 2 };

/** One character, escape or trimmed line end of a string in double quotes. */
function piece(source: string, at: number): Piece {
  if (source[at] !== "\\") return { length: 1, units: 1 };
  const letter = source[at + 1] ?? "";
  const digits = ESCAPES[letter];
  if (digits === undefined) {
    return /\s/.test(letter)
      ? { length: trimmed(source, at), units: 0 }
      : { length: 2, units: 1 };
  }
  const code = parseInt(source.slice(at + 2, at + 2 + digits), 16);
  return { length: 2 + digits, units: code > 0xffff ? 2 : 1 };
}

/** Length of a backslash at a line's end and the white space it swallows. */
function trimmed(source: string, at: number): number {
  let end = at + 1;
  while (/\s/.test(source[end] ?? "")) end++;
  return end - at;
}
