import { shiftSpans } from "../assemble/place_spans.ts";
import { mayBeNamed } from "../attempt/readings.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { type Budget, withoutReasons } from "../report/faulty_paragraph.ts";
import {
  namedParts,
  paragraphsOf,
  type TextPiece,
} from "../text/paragraphs.ts";
import { tokenize } from "../text/tokenize.ts";
import { readParagraph } from "./paragraph.ts";

/** Reads one paragraph; if it consists of several abilities, one by one. */
export function readAbilityText(
  text: string,
  options: ParseOptions,
  budget: Budget,
): ParseResult {
  // Otherwise a name in the middle would be read as a class of cards.
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

/** Reads lines without periods as if they had them. */
function readStopped(
  text: string,
  options: ParseOptions,
): ParseResult | undefined {
  // Replaces one character by another, so that positions stay the same.
  const stopped = text.replace(/(?<=[\p{L}\d}]\r?)\n(?!\s*[•*–-])/gu, ".");
  if (stopped === text) return undefined;
  const result = readParagraph(stopped, options, withoutReasons());
  return result.ok ? { ...result, text } : undefined;
}

/** The named abilities that share a line. */
function cut({ text, start }: TextPiece): readonly TextPiece[] {
  return namedParts(text).map((part) => ({
    text: part.text,
    start: start + part.start,
  }));
}

/** Reads several abilities one by one, if each can be read. */
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

/** The results of the parts, if there are several and each can be read. */
export function readAll(
  parts: readonly TextPiece[],
  options: ParseOptions,
): readonly ParseResult[] | undefined {
  if (parts.length < 2) return undefined;
  const results: ParseResult[] = [];
  for (const { text } of parts) {
    const result = readParagraph(text, options, withoutReasons());
    if (!result.ok) return undefined;
    results.push(result);
  }
  return results;
}
