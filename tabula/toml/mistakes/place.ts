import type { Span } from "../../../diagnostics/internal.ts";
import { pairsIn, type TomlPair } from "../pairs.ts";
import { lineEnd, Piece, pieceAt, pieceEnd } from "../pieces.ts";
import { type TomlSection, tomlSections } from "../sections.ts";

/** Where the parser gave up. */
export interface TomlPlace {
  readonly text: string;
  readonly at: number;
}

/** The line around a place, without its line feed. */
export function lineAround({ text, at }: TomlPlace): Span {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  return { start, end: lineEnd(text, Math.max(at, start)) };
}

/** What stands in the line before a place. */
export function lineBefore(place: TomlPlace): string {
  return place.text.slice(lineAround(place).start, place.at);
}

/** What stands in the line from a place on. */
export function lineBehind(place: TomlPlace): string {
  return place.text.slice(place.at, lineAround(place).end);
}

/** Whether a place is in a table header such as `[[cards]]`. */
export function isInHeader(place: TomlPlace): boolean {
  return lineBefore(place).trimStart().startsWith("[");
}

/** Where the string starts that is open at a place of its line. */
export function openString(place: TomlPlace): number | undefined {
  const { text, at } = place;
  for (let from = lineAround(place).start; from < at;) {
    const end = pieceEnd(text, from);
    if (pieceAt(text, from) === Piece.string && end >= at) return from;
    from = end;
  }
  return undefined;
}

/** The section that a place is in. */
export function sectionAround({ text, at }: TomlPlace): TomlSection {
  // The first section starts with the text.
  return tomlSections(text).findLast(({ span }) => span.start <= at)!;
}

/** The pairs of the section that a place is in, up to that place. */
export function pairsBefore(place: TomlPlace): readonly TomlPair[] {
  const { text, at } = place;
  return pairsIn(text, sectionAround(place).span)
    .filter(({ keySpan, value }) => keySpan.start <= at && value !== undefined);
}

/** The bracket or brace that is open at a place. */
export function openBracket(place: TomlPlace): number | undefined {
  const { text, at } = place;
  const open: number[] = [];
  const statement = pairsBefore(place).at(-1)?.keySpan ?? lineAround(place);
  for (let from = statement.start; from < at; from = pieceEnd(text, from)) {
    const kind = pieceAt(text, from);
    if (kind === Piece.open) open.push(from);
    else if (kind === Piece.close) open.pop();
  }
  return open.at(-1);
}
