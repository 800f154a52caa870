import type { Span } from "../../../diagnostics/internal.ts";
import { Piece, pieceAt, pieceEnd, quotesAt } from "../pieces.ts";
import type { Mistake } from "./mistake.ts";
import type { TomlPlace } from "./place.ts";

/**
 * A string of several lines that nobody closed goes on to the quotation marks
 * that should open the next one. What follows those is not valid TOML, but the
 * mistake is where the string begins.
 */
export function swallowedLines({ text, at }: TomlPlace): Mistake | undefined {
  const last = lastLongString(text, at);
  if (last === undefined || !STATEMENT.test(text.slice(last.start, last.end))) {
    return undefined;
  }
  const { start } = last;
  const quotes = quotesAt(text, start);
  return {
    reason: `this string is not closed: ${quotes} is missing`,
    span: { start, end: start + 3 },
    label: "begins here",
  };
}

/** The last string before a place that is between three quotation marks. */
function lastLongString(text: string, before: number): Span | undefined {
  let last: Span | undefined;
  for (let at = 0; at < before;) {
    const end = pieceEnd(text, at);
    const isLong = pieceAt(text, at) === Piece.string &&
      quotesAt(text, at).length === 3;
    if (isLong && end <= before) last = { start: at, end };
    at = end;
  }
  return last;
}

/** A line that begins a row, or sets a key: no card says that. */
const STATEMENT = /\n(?:\[\[?[\w-]+\]|[\w-]+ = ["'\d[{])/;
