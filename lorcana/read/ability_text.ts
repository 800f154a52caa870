import { shiftSpans } from "../assemble/place_spans.ts";
import { mayBeNamed } from "../attempt/readings.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { type Budget, unexplained } from "../report/faulty_paragraph.ts";
import {
  namedParts,
  paragraphsOf,
  type TextPiece,
} from "../text/paragraphs.ts";
import { tokenize } from "../text/tokenize.ts";
import { readParagraph } from "./paragraph.ts";

/** One paragraph; if it is several abilities given as one, one by one. */
export function readAbilityText(
  text: string,
  options: ParseOptions,
  budget: Budget,
): ParseResult {
  // Else a name in the middle would be taken for a class of cards.
  const isNamed = mayBeNamed(text);
  const named = isNamed
    ? joinResults(text, namedParts(text), options)
    : undefined;
  if (named !== undefined) return named;
  const whole = readParagraph(text, options, budget, isNamed);
  if (whole.ok) return whole;
  const lines = paragraphsOf(text);
  return readStopped(text, options) ??
    joinResults(text, lines, options) ??
    joinResults(text, lines.flatMap(cut), options) ?? whole;
}

/** Lines without periods say what they would say with them. */
function readStopped(
  text: string,
  options: ParseOptions,
): ParseResult | undefined {
  // One character for another, so that everything stays in its place.
  const stopped = text.replace(/(?<=[\p{L}\d}]\r?)\n(?!\s*[•*–-])/gu, ".");
  if (stopped === text) return undefined;
  const result = readParagraph(stopped, options, unexplained());
  return result.ok ? { ...result, text } : undefined;
}

/** The abilities with names of their own that share a line. */
function cut({ text, start }: TextPiece): readonly TextPiece[] {
  return namedParts(text).map((part) => ({
    text: part.text,
    start: start + part.start,
  }));
}

/** Several abilities given as one: read one by one, if that makes them whole. */
function joinResults(
  text: string,
  parts: readonly TextPiece[],
  options: ParseOptions,
): ParseResult | undefined {
  const results = readAll(parts, options);
  if (results === undefined) return undefined;
  const name = results.find((result) => result.name !== undefined)?.name;
  return {
    ok: true,
    text,
    abilities: results.flatMap(({ abilities }, at) =>
      options.spans
        ? abilities.map((one) => shiftSpans(one, parts[at]!.start))
        : abilities
    ),
    ...(name === undefined ? {} : { name }),
    residue: [],
    reminders: tokenize(text).reminders,
    diagnostics: [],
    warnings: [],
  };
}

/** What the parts give, if they are several and each can be read. */
export function readAll(
  parts: readonly TextPiece[],
  options: ParseOptions,
): readonly ParseResult[] | undefined {
  if (parts.length < 2) return undefined;
  const results: ParseResult[] = [];
  for (const { text } of parts) {
    const result = readParagraph(text, options, unexplained());
    if (!result.ok) return undefined;
    results.push(result);
  }
  return results;
}
