import type { Ability } from "../ast/internal.ts";
import type { DialectOptions } from "../lexer/internal.ts";
import { lintAbilities } from "./lint/lint_abilities.ts";
import { readCard } from "./read_card.ts";

/** The abilities of a card without mistakes or warnings. */
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
