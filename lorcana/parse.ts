import { expectString } from "../diagnostics/mod.ts";
import { owned } from "./ast/owned.ts";
import { readAll } from "./full.ts";
import { levelOf } from "./levels.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import { namedParts, paragraphsOf } from "./text/paragraphs.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options: ParseOptions = {},
): ParseResult {
  expectString(text, "text");
  return owned(levelOf(options).ability(text, options));
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options: ParseOptions = {},
): readonly ParseResult[] {
  expectString(text, "text");
  return paragraphsOf(text).flatMap(({ text }) => {
    const whole = parseAbility(text, options);
    const isOne = whole.abilities.every(({ name = whole.name }) =>
      name === whole.name
    );
    return isOne ? whole : owned(readAll(namedParts(text), options)) ?? whole;
  });
}
