import { END_OF_TEXT, followingWords } from "../combinators/mod.ts";
import { expectString } from "../diagnostics/internal.ts";
import { NAME } from "./grammar/names.ts";
import { columnsOf } from "./attempt/columns.ts";
import { grammar } from "./attempt/grammar.ts";
import { readings } from "./attempt/readings.ts";
import { paragraph } from "./attempt/rules.ts";
import { tokensOf } from "./text/long_names.ts";

/**
 * Returns the words, punctuation marks and symbols that can follow the
 * beginning of a paragraph; none if the grammar does not accept the beginning.
 * Numbers and names are omitted.
 *
 * @example What can be drawn
 * ```ts
 * import { nextWords } from "@dreamtides/parse/lorcana";
 * import { ok } from "node:assert/strict";
 *
 * ok(nextWords("When you play this ").includes("character"));
 * ```
 */
export function nextWords(beginning: string): readonly string[] {
  expectString(beginning, "beginning");
  for (const { body } of readings(beginning, false)) {
    const { tokens } = tokensOf(body);
    const columns = { ...columnsOf(tokens), values: [...tokens, YET_TO_COME] };
    const words = [...followingWords(grammar(), paragraph, columns)]
      .filter(isWritten);
    if (words.length > 0) return words;
  }
  return [];
}

function isWritten(word: string): boolean {
  return word !== END_OF_TEXT && word !== NAME && !word.includes("#");
}

/**
 * Stands for the word after the beginning. Rules that look ahead would take the
 * end of the text for the end of a sentence: "Whenever he".
 */
const YET_TO_COME = { text: "\u2026" };
