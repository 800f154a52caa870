import {
  type DialectOptions,
  type Variables,
  variablesText,
} from "../../lexer/internal.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { lintAbilities } from "./lint_abilities.ts";
import {
  type AbilitiesResult,
  parse,
  parseAbilities,
  type ParseResult,
} from "../parse.ts";

/**
 * Warns about a valid card if an article or a plural contradicts how the text
 * is read, or if its meaning is unlikely to be intended. It is separate from
 * `parse` because it serializes the card to compare the two texts.
 *
 * @example An article that does not fit
 * ```ts
 * import { lintCard } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * const [warning] = lintCard("{Dissolve} a enemy.");
 *
 * strictEqual(warning?.code, "not-canonical");
 * strictEqual(warning?.suggestion?.edits[0]?.replacement, "an enemy");
 * ```
 *
 * @param text The rules text of a card.
 * @param variables What the text's variables stand for.
 * @param options The dialect of the text; by default, its directives show it.
 * @category Dreamtides
 */
export function lintCard(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): readonly Diagnostic[] {
  return warningsOf(text, variables, options, parse(text, variables, options));
}

/** Reads a card, and adds what `lintCard` finds to its warnings. */
export function parseAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): ParseResult {
  const card = parse(text, variables, options);
  return withMore(card, warningsOf(text, variables, options, card));
}

/** The same, without the parts of the text. */
export function abilitiesAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): AbilitiesResult {
  const card = parseAbilities(text, variablesText(variables), options);
  return withMore(card, warningsOf(text, variables, options, card));
}

/** The same for many cards: the caller decides when to lint. */
export function abilitiesThenLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): AbilitiesResult & { readonly lint?: () => readonly Diagnostic[] } {
  const card = parseAbilities(text, variablesText(variables), options);
  if (!card.ok) return card;
  const { ok, abilities, warnings } = card;
  return {
    ok,
    abilities,
    warnings,
    lint: () => lintAbilities(text, variables, options, abilities),
  };
}

function withMore<T extends AbilitiesResult>(
  card: T,
  found: readonly Diagnostic[],
): T {
  return found.length === 0
    ? card
    : { ...card, warnings: [...card.warnings, ...found] };
}

function warningsOf(
  text: string,
  variables: Variables,
  options: DialectOptions,
  card: AbilitiesResult,
): readonly Diagnostic[] {
  return card.ok ? lintAbilities(text, variables, options, card.abilities) : [];
}
