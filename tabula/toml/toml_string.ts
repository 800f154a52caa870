import type { Span } from "../../diagnostics/internal.ts";
import { quotesAt } from "./pieces.ts";

/** A string of a TOML text: its value, and where each unit of it stands. */
export interface TomlString {
  readonly value: string;
  /** The span in the text of a span of the value. */
  readonly toText: (span: Span) => Span;
  /** The offset in the value of an offset in the text. */
  readonly toValue: (offset: number) => number;
  /** How a piece is written between these quotes, if it can be. */
  readonly written: (piece: string) => string | undefined;
}

/** Reads a string that stands at a span of a text; it need not be closed. */
export function tomlString(text: string, span: Span): TomlString {
  const { quotes, first, last } = contentOf(text, span);
  return {
    ...isPlain(text, quotes, first, last)
      ? plainContent(text, first, last)
      : escapedContent(text, first, last),
    written: (piece) => written(quotes, piece),
  };
}

/** The value of a string alone. */
export function stringValue(text: string, span: Span): string {
  const { quotes, first, last } = contentOf(text, span);
  return isPlain(text, quotes, first, last)
    ? text.slice(first, last)
    : decode(text, first, last).value;
}

/** The quotation marks of a string, and where its content starts and ends. */
function contentOf(
  text: string,
  { start, end }: Span,
): { readonly quotes: string; readonly first: number; readonly last: number } {
  const quotes = quotesAt(text, start);
  const isClosed = end - start >= 2 * quotes.length &&
    text.startsWith(quotes, end - quotes.length) &&
    !(quotes[0] === '"' && isEscaped(text, end - quotes.length));
  const first = contentStart(text, start, quotes);
  return {
    quotes,
    first,
    last: Math.max(first, isClosed ? end - quotes.length : end),
  };
}

function isPlain(
  text: string,
  quotes: string,
  first: number,
  last: number,
): boolean {
  return quotes[0] === "'" || !text.slice(first, last).includes("\\");
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - backslashes - 1] === "\\") backslashes++;
  return backslashes % 2 === 1;
}

/** A line feed right after long quotes is not part of the value. */
function contentStart(text: string, start: number, quotes: string): number {
  const first = start + quotes.length;
  if (quotes.length < 3) return first;
  if (text.startsWith("\r\n", first)) return first + 2;
  return text[first] === "\n" ? first + 1 : first;
}

type Content = Omit<TomlString, "written">;

/** The value is what is written. */
function plainContent(text: string, first: number, last: number): Content {
  return {
    value: text.slice(first, last),
    toText: ({ start, end }) => {
      const from = Math.min(first + start, last);
      return { start: from, end: Math.max(from, Math.min(first + end, last)) };
    },
    toValue: (offset) => Math.max(first, Math.min(offset, last)) - first,
  };
}

function escapedContent(text: string, first: number, last: number): Content {
  const { value, starts, ends } = decode(text, first, last);
  return {
    value,
    toText: ({ start, end }) => {
      const from = starts[start] ?? last;
      const to = end > start ? ends[end - 1] ?? last : from;
      return { start: from, end: Math.max(from, to) };
    },
    toValue: (offset) => firstAtOrAfter(starts, offset),
  };
}

interface Decoded {
  readonly value: string;
  /** Where each unit of the value starts and ends in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** An escape, or a line end that is not part of the value, with its indent. */
const ESCAPE =
  /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|([ \t\r]*\n[ \t\r\n]*)|([^]?))/y;

const LETTERS: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["t", "\t"],
  ["n", "\n"],
  ["f", "\f"],
  ["r", "\r"],
  ["e", "\x1b"],
]);

function decode(text: string, first: number, last: number): Decoded {
  const starts: number[] = [];
  const ends: number[] = [];
  const units: string[] = [];
  for (let at = first; at < last;) {
    const [length, said] = text[at] === "\\"
      ? escapeAt(text, at)
      : [1, text[at]!] as const;
    const end = Math.min(at + length, last);
    for (let unit = 0; unit < said.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    units.push(said);
    at = end;
  }
  return { value: units.join(""), starts, ends };
}

/** The length of an escape, and what it stands for. */
function escapeAt(text: string, at: number): readonly [number, string] {
  ESCAPE.lastIndex = at;
  const [source = "\\", four, eight, two, lineEnd, letter = ""] =
    ESCAPE.exec(text) ?? [];
  const digits = four ?? eight ?? two;
  if (digits !== undefined) {
    return [source.length, character(parseInt(digits, 16))];
  }
  if (lineEnd !== undefined) return [source.length, ""];
  return [source.length, LETTERS.get(letter) ?? letter];
}

function character(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
}

function firstAtOrAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function written(quotes: string, piece: string): string | undefined {
  if (quotes.startsWith("'")) {
    const isPlain = quotes === "'" ? !/['\n]/.test(piece) : !/'/.test(piece);
    return isPlain ? piece : undefined;
  }
  const escaped = piece.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return quotes === '"' ? escaped.replaceAll("\n", "\\n") : escaped;
}
