import type { Ability } from "../ast/mod.ts";
import type { DialectOptions } from "../lexer/mod.ts";
import { lintAbilities } from "./lint_abilities.ts";
import { readCard } from "./read_card.ts";

/** What a card says, if there is nothing else to say about it: not even a warning. */
export function flawlessAbilities(
  text: string,
  variables: string,
  options: DialectOptions,
): readonly Ability[] | undefined {
  const card = readCard(text, variables, options, false);
  if (!card?.hasNoWarnings) return undefined;
  const { abilities } = card;
  const warnings = lintAbilities(text, variables, options, abilities);
  return warnings.length === 0 ? abilities : undefined;
}
