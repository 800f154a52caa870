import { DEFAULTS, type ParseOptions, type ParseResult } from "./options.ts";
import { readAbility, readCardText } from "./read/card_text.ts";
import { levelOf } from "./read/levels.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options: ParseOptions = DEFAULTS,
): ParseResult {
  return readAbility(text, options, levelOf(options));
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options: ParseOptions = DEFAULTS,
): readonly ParseResult[] {
  return readCardText(text, options, levelOf(options));
}
