import { expectString } from "../diagnostics/mod.ts";
import { owned } from "./ast/owned.ts";
import { readAll } from "./full.ts";
import { levelOf } from "./levels.ts";
import { DEFAULTS, type ParseOptions, type ParseResult } from "./options.ts";
import { type Budget, newBudget } from "./report/scene.ts";
import { namedParts, paragraphsOf } from "./text/paragraphs.ts";

/** Reads one paragraph: one ability, or several that share its text. */
export function parseAbility(
  text: string,
  options: ParseOptions = DEFAULTS,
): ParseResult {
  expectString(text, "text");
  return readOne(text, options, newBudget());
}

function readOne(
  text: string,
  options: ParseOptions,
  budget: Budget,
): ParseResult {
  return owned(levelOf(options).ability(text, options, budget));
}

/** Reads all paragraphs of a card. */
export function parseCardText(
  text: string,
  options: ParseOptions = DEFAULTS,
): readonly ParseResult[] {
  expectString(text, "text");
  // For all of them, or a long text of mistakes would take too long.
  const budget = newBudget();
  return paragraphsOf(text).flatMap(({ text }) => {
    const whole = readOne(text, options, budget);
    const isOne = whole.abilities.every(({ name = whole.name }) =>
      name === whole.name
    );
    return isOne ? whole : owned(readAll(namedParts(text), options)) ?? whole;
  });
}
