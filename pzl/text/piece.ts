import type { Span } from "../../diagnostics/internal.ts";

/** A part of the file's text, and its offset. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

/** A part of a piece, by positions within it. */
export function part(
  { text, at }: Piece,
  start: number,
  end = text.length,
): Piece {
  return { text: text.slice(start, end), at: at + start };
}

/** The span of a piece in the file. */
export function spanOf({ text, at }: Piece): Span {
  return { start: at, end: at + text.length };
}

/** Whether a character counts as blank; U+00A0 and the like do not. */
export function isBlank(charCode: number): boolean {
  return charCode <= 0x20;
}

/** The trimmed piece; one that is all blanks keeps its position. */
export function trim(piece: Piece): Piece {
  const { text } = piece;
  if (isTrimmed(text)) return piece;
  const start = firstSolid(text);
  return start === text.length
    ? { text: "", at: piece.at }
    : part(piece, start, lastSolid(text) + 1);
}

/** The text without blanks at both ends. */
export function trimText(text: string): string {
  return isTrimmed(text)
    ? text
    : text.slice(firstSolid(text), lastSolid(text) + 1);
}

/** Whether a text has no blanks at its ends. */
export function isTrimmed(text: string): boolean {
  return text === "" || !(isBlank(text.charCodeAt(0)) ||
    isBlank(text.charCodeAt(text.length - 1)));
}

/** The pieces between the separators, the empty ones included. */
export function split(piece: Piece, separator: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (;;) {
    const end = piece.text.indexOf(separator, start);
    if (end === -1) break;
    pieces.push(part(piece, start, end));
    start = end + separator.length;
  }
  pieces.push(part(piece, start));
  return pieces;
}

/** Like `split`, without the empty pieces at the very end. */
export function splitList(piece: Piece, separator: string): Piece[] {
  const pieces = split(piece, separator);
  while (pieces.at(-1)?.text === "") pieces.pop();
  return pieces;
}

/** The pieces between runs of blanks. */
export function wordsOf(piece: Piece): Piece[] {
  const { text } = piece;
  const found: Piece[] = [];
  for (let start = 0; start < text.length;) {
    const end = wordEnd(text, start);
    if (end > start) found.push(part(piece, start, end));
    start = end + 1;
  }
  return found;
}

/** Where the word that begins here ends: at a blank or the end of the text. */
export function wordEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isBlank(text.charCodeAt(end))) end++;
  return end;
}

function firstSolid(text: string): number {
  let index = 0;
  while (index < text.length && isBlank(text.charCodeAt(index))) index++;
  return index;
}

function lastSolid(text: string): number {
  let index = text.length - 1;
  while (index >= 0 && isBlank(text.charCodeAt(index))) index--;
  return index;
}
