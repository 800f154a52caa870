import type { Span } from "../../diagnostics/internal.ts";
import { type PuzzleLine, type PuzzleText, textIn } from "./scan.ts";
import { ZONE_KEYS } from "./words.ts";

/** A card of a list: its name, and the text after its bars. */
export interface PlacedEntry {
  readonly span: Span;
  readonly name: Span;
  readonly modifiers: readonly PlacedModifier[];
}

/** "Tapped", or "Id:7": the word, and its value if it has one. */
export interface PlacedModifier {
  readonly span: Span;
  readonly word: Span;
  readonly value?: Span;
}

/** The cards of a line; none if the line does not list any. */
export function cardsOn(
  document: PuzzleText,
  line: PuzzleLine,
): readonly PlacedEntry[] {
  const key = textIn(document, line.key).toLowerCase();
  if (line.section !== "state" || !ZONE_KEYS.has(key)) return [];
  if (line.value === undefined) return [];
  return parts(document, line.value, ";").map((span) => entry(document, span));
}

function entry(document: PuzzleText, span: Span): PlacedEntry {
  const [name = span, ...modifiers] = parts(document, span, "|");
  return {
    span,
    name,
    modifiers: modifiers.map((each) => modifier(document, each)),
  };
}

function modifier(document: PuzzleText, span: Span): PlacedModifier {
  const colon = textIn(document, span).indexOf(":");
  if (colon === -1) return { span, word: span };
  const at = span.start + colon;
  return {
    span,
    word: { start: span.start, end: at },
    value: { start: at + 1, end: span.end },
  };
}

/** The parts of a span between separators. */
function parts(
  document: PuzzleText,
  { start, end }: Span,
  separator: string,
): readonly Span[] {
  const found: Span[] = [];
  let from = start;
  for (const part of document.text.slice(start, end).split(separator)) {
    found.push({ start: from, end: from + part.length });
    from += part.length + separator.length;
  }
  return found;
}
