import { expectString } from "../../diagnostics/internal.ts";
import type { ParseOptions, ParseResult } from "../options.ts";
import { newBudget } from "../../combinators/mistakes/mod.ts";
import { namedParts, paragraphsOf } from "../text/paragraphs.ts";
import { readAll } from "./ability_text.ts";
import { full } from "./full_level.ts";
import type { Level } from "./level.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function readAbility(
  text: string,
  options: ParseOptions = {},
  level: Level = full,
): ParseResult {
  expectString(text, "text");
  return level.ability(text, options, newBudget());
}

/** Reads all paragraphs of a card. */
export function readCardText(
  text: string,
  options: ParseOptions = {},
  level: Level = full,
): readonly ParseResult[] {
  expectString(text, "text");
  // Shared by all of them, so that a long text full of mistakes does not take too
  // long.
  const budget = newBudget();
  return paragraphsOf(text).flatMap(({ text }) => {
    const whole = level.ability(text, options, budget);
    const isOne = whole.abilities.every(({ name = whole.name }) =>
      name === whole.name
    );
    return isOne ? whole : readAll(namedParts(text), options) ?? whole;
  });
}
