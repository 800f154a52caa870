import type { Span } from "../../diagnostics/internal.ts";

/** A string of a TOML text: what it says, and where each unit of it stands. */
export interface TomlString {
  readonly value: string;
  /** The offset in the text of an offset in the value. */
  readonly toText: (offset: number) => number;
  /** The offset in the value of an offset in the text. */
  readonly toValue: (offset: number) => number;
  /** How a piece is written between these quotes, if it can be. */
  readonly written: (piece: string) => string | undefined;
}

/** Reads a string that stands at a span of a text; it need not be closed. */
export function tomlString(text: string, { start, end }: Span): TomlString {
  const quotes = /^(?:"{3}|'{3}|["'])/.exec(text.slice(start, end))?.[0] ?? "";
  const isClosed = end - start >= 2 * quotes.length &&
    text.slice(start, end).endsWith(quotes);
  const first = start + quotes.length + lineFeed(text, start, quotes);
  const last = Math.max(first, isClosed ? end - quotes.length : end);
  const { value, offsets } = quotes.startsWith('"')
    ? decoded(text, first, last)
    : { value: text.slice(first, last), offsets: undefined };
  return {
    value,
    toText: (offset) =>
      Math.min(
        offsets === undefined ? first + offset : offsets[offset] ?? last,
        last,
      ),
    toValue: (offset) => {
      const at = Math.max(first, Math.min(offset, last));
      if (offsets === undefined) return at - first;
      const found = offsets.findIndex((each) => each >= at);
      return found === -1 ? value.length : found;
    },
    written: (piece) => written(quotes, piece),
  };
}

/** A line feed right after long quotes is not part of the value. */
function lineFeed(text: string, start: number, quotes: string): number {
  return quotes.length === 3 && text[start + 3] === "\n" ? 1 : 0;
}

interface Decoded {
  readonly value: string;
  /** For each unit of the value, and for its end, the offset in the text. */
  readonly offsets: readonly number[] | undefined;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["b", "\b"],
  ["t", "\t"],
  ["n", "\n"],
  ["f", "\f"],
  ["r", "\r"],
  ["e", "\x1b"],
]);

function decoded(text: string, first: number, last: number): Decoded {
  const source = text.slice(first, last);
  if (!source.includes("\\")) return { value: source, offsets: undefined };
  const offsets: number[] = [];
  let value = "";
  for (let at = 0; at < source.length;) {
    const [length, units] = pieceAt(source, at);
    for (let unit = 0; unit < units.length; unit++) offsets.push(first + at);
    value += units;
    at += length;
  }
  offsets.push(last);
  return { value, offsets };
}

/** The length of a character or escape, and what it says. */
function pieceAt(source: string, at: number): readonly [number, string] {
  if (source[at] !== "\\") return [1, source[at] ?? ""];
  const rest = source.slice(at, at + 10);
  const digits = /^\\(?:u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2}))/i.exec(rest);
  if (digits !== null) {
    const point = parseInt(digits[1] ?? digits[2] ?? digits[3] ?? "", 16);
    return [digits[0].length, character(point)];
  }
  const trimmed = /^\\\s*\n\s*/.exec(source.slice(at));
  if (trimmed !== null) return [trimmed[0].length, ""];
  const letter = source[at + 1] ?? "";
  return [2, ESCAPES.get(letter) ?? letter];
}

function character(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
}

function written(quotes: string, piece: string): string | undefined {
  if (quotes.startsWith("'")) {
    const isPlain = quotes === "'" ? !/['\n]/.test(piece) : !/'/.test(piece);
    return isPlain ? piece : undefined;
  }
  const escaped = piece.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return quotes === '"' ? escaped.replaceAll("\n", "\\n") : escaped;
}
