import { isBlank, part, type Piece, trim } from "./piece.ts";

/** A line split at its separator, regardless of its key. */
export interface KeyAndValue {
  /** The whole line. */
  readonly line: Piece;
  readonly key: Piece;
  /** The separator and, after the key, the blanks before it. */
  readonly separator: Piece;
  /** Trimmed; if empty, it is right after the separator. */
  readonly value: Piece;
}

/** The blanks between separator and value. */
export function gapOf({ line, separator, value }: KeyAndValue): Piece {
  const start = separator.at + separator.text.length - line.at;
  return part(line, start, value.at - line.at);
}

/** Splits a line at the first `:` or `=`, if an identifier precedes it. */
export function splitKey(line: Piece): KeyAndValue | undefined {
  const keyEnd = identifierEnd(line.text);
  if (keyEnd === 0) return undefined;
  let at = keyEnd;
  while (at < line.text.length && isBlank(line.text.charCodeAt(at))) at++;
  const sign = line.text[at];
  if (sign !== ":" && sign !== "=") return undefined;
  return {
    line,
    key: part(line, 0, keyEnd),
    separator: part(line, keyEnd, at + 1),
    value: trim(part(line, at + 1)),
  };
}

/** Splits a line as Forge does, whatever precedes the separator. */
export function splitAt(
  line: Piece,
  separator: string,
): KeyAndValue | undefined {
  const size = line.text.indexOf(separator);
  if (size === -1) return undefined;
  return {
    line,
    key: part(line, 0, size),
    separator: part(line, size, size + 1),
    value: trim(part(line, size + 1)),
  };
}

/** Where the identifier `[A-Za-z][A-Za-z0-9_]*` at the beginning ends, or 0. */
function identifierEnd(text: string): number {
  if (!isLetter(text.charCodeAt(0))) return 0;
  let end = 1;
  while (end < text.length && isWordCharacter(text.charCodeAt(end))) end++;
  return end;
}

function isLetter(charCode: number): boolean {
  const upper = charCode & ~0x20;
  return upper >= 0x41 && upper <= 0x5a;
}

function isWordCharacter(charCode: number): boolean {
  return isLetter(charCode) || (charCode >= 0x30 && charCode <= 0x39) ||
    charCode === 0x5f;
}
