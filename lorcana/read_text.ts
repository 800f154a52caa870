import { expectString } from "../diagnostics/mod.ts";
import { owned } from "./ast/owned.ts";
import { full, readAll } from "./full.ts";
import type { Level } from "./levels.ts";
import type { ParseOptions, ParseResult } from "./options.ts";
import { type Budget, newBudget } from "./report/scene.ts";
import { namedParts, paragraphsOf } from "./text/paragraphs.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function readAbility(
  text: string,
  options: ParseOptions = {},
  level: Level = full,
): ParseResult {
  expectString(text, "text");
  return readOne(text, options, level, newBudget());
}

function readOne(
  text: string,
  options: ParseOptions,
  level: Level,
  budget: Budget,
): ParseResult {
  return owned(level.ability(text, options, budget));
}

/** Reads all paragraphs of a card. */
export function readCardText(
  text: string,
  options: ParseOptions = {},
  level: Level = full,
): readonly ParseResult[] {
  expectString(text, "text");
  // For all of them, or a long text of mistakes would take too long.
  const budget = newBudget();
  return paragraphsOf(text).flatMap(({ text }) => {
    const whole = readOne(text, options, level, budget);
    const isOne = whole.abilities.every(({ name = whole.name }) =>
      name === whole.name
    );
    return isOne ? whole : owned(readAll(namedParts(text), options)) ?? whole;
  });
}
