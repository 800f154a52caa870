import { isBlank, type Piece } from "./piece.ts";

/** What a line is, by its first and last characters. */
export type LineKind = "blank" | "comment" | "header" | "content";

/** A line without its outer blanks. */
export interface Line extends Piece {
  readonly kind: LineKind;
}

/**
 * Calls `visit` with each line of a text, blank ones and comments included, and
 * with the offsets at which it begins and the next one does.
 */
export function eachLine(
  text: string,
  visit: (line: Line, start: number, next: number) => void,
): void {
  const endOf = text.includes("\r") ? lineEnd : lineFeed;
  for (let start = 0; start < text.length;) {
    const end = endOf(text, start);
    const next = end + (text.startsWith("\r\n", end) ? 2 : 1);
    visit(lineOf(text, start, end), start, Math.min(next, text.length));
    start = next;
  }
}

function lineOf(text: string, from: number, to: number): Line {
  let start = from;
  let end = to;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return {
    text: text.slice(start, end),
    at: start,
    kind: kindOf(text, start, end),
  };
}

function kindOf(text: string, start: number, end: number): LineKind {
  if (start === end) return "blank";
  if (text[start] === "#") return "comment";
  return text[start] === "[" && text[end - 1] === "]" ? "header" : "content";
}

/** The search for files without CR, which is many times faster. */
function lineFeed(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end++;
  return end;
}

function isLineEnd(charCode: number): boolean {
  return charCode === 0x0a || charCode === 0x0d;
}
