import type { Span } from "../../diagnostics/mod.ts";

/**
 * Finds the source of a part of a string's value.
 *
 * `source` is the string as written, with its quotes; the result is a span of
 * it. A span past the end of the value gives the closing quote.
 */
export function sourceSpan(source: string, span: Span): Span {
  const { start: first, end: last, hasEscapes } = content(source);
  if (!hasEscapes) {
    const start = Math.min(first + span.start, last);
    return { start, end: Math.max(start, Math.min(first + span.end, last)) };
  }
  let at = first;
  let done = 0;
  const skip = (goal: number) => {
    while (at < last && done < goal) {
      const { length, units } = piece(source, at);
      at += length;
      done += units;
    }
  };
  skip(span.start);
  while (at < last && piece(source, at).units === 0) {
    at += piece(source, at).length;
  }
  const start = Math.min(at, last);
  skip(span.end);
  return { start, end: Math.min(at, last) };
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
  // A line feed right behind the opening quotes is not part of the value.
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
