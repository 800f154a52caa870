import type { Span } from "../diagnostics/internal.ts";

/** "{" opens a directive. */
export const OPEN_BRACE = 0x7b;
/** "}" closes it. */
export const CLOSE_BRACE = 0x7d;
/** "." */
export const PERIOD = 0x2e;
/** "," */
export const COMMA = 0x2c;
/** ":" */
export const COLON = 0x3a;
/** The line feed. */
export const LINE_FEED = 0x0a;

const SPACE = 0x20;
const NEXT_LINE = 0x85;

// Code units beyond Latin-1 with Unicode's White_Space property. Unlike in
// JavaScript's `\s`, U+FEFF is not white space, and U+0085 is.
const WIDE_SPACES = new Set([
  0x1680,
  0x2028,
  0x2029,
  0x202f,
  0x205f,
  0x3000,
]);

/** Whether a code unit is white space (the line feed included). */
export function isWhiteSpace(unit: number): boolean {
  if (unit <= SPACE) return unit === SPACE || (unit >= 0x09 && unit <= 0x0d);
  if (unit < NEXT_LINE) return false;
  return unit === NEXT_LINE || unit === 0xa0 ||
    (unit >= 0x2000 && unit <= 0x200a) || WIDE_SPACES.has(unit);
}

/** Whether a code unit ends a word. */
export function endsWord(unit: number): boolean {
  if (unit > COLON && unit < OPEN_BRACE) return false; // Letters, mostly.
  return unit === PERIOD || unit === COMMA || unit === COLON ||
    unit === OPEN_BRACE || unit === CLOSE_BRACE || isWhiteSpace(unit);
}

/** A part of a text without the white space around it. */
export function trimmed(text: string, start: number, end: number): Span {
  let [first, last] = [start, end];
  while (first < last && isWhiteSpace(text.charCodeAt(first))) first++;
  while (first < last && isWhiteSpace(text.charCodeAt(last - 1))) last--;
  return { start: first, end: last };
}
