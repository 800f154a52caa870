import type { Ability } from "../ast/internal.ts";
import { type DialectOptions, lexCard } from "../lexer/internal.ts";
import { readFast } from "./fast/mod.ts";
import { lintAbilities } from "./lint/lint_abilities.ts";

/** The abilities of a card without mistakes or warnings. */
export function flawlessAbilities(
  text: string,
  variables: string,
  options: DialectOptions,
): readonly Ability[] | undefined {
  const card = readFast(text, variables, options, false);
  if (!card?.hasNoWarnings) return undefined;
  const { abilities } = card;
  const lexed = () => lexCard(text, variables, options);
  const warnings = lintAbilities(text, options, abilities, lexed);
  return warnings.length === 0 ? abilities : undefined;
}
