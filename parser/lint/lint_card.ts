import type { Diagnostic, Failed } from "../../diagnostics/internal.ts";
import {
  type DialectOptions,
  type Variables,
  variablesText,
} from "../../lexer/internal.ts";
import { lintAbilities } from "./lint_abilities.ts";
import {
  type CardReading,
  type ParsedText,
  type ParseResult,
  readCard,
  readChecked,
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
  return lint(text, options, readChecked(text, variables, options));
}

/** Reads a card, and adds what `lintCard` finds to its warnings. */
export function parseAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): ParseResult {
  const card = readChecked(text, variables, options);
  return withMore(card.result, lint(text, options, card));
}

/** What a card says, without the parts of its text; or why it cannot be read. */
type AbilitiesResult = Omit<ParsedText, "spans"> | Failed;

/** The same, without the parts of the text. */
export function abilitiesAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): AbilitiesResult {
  const card = readCard(text, variablesText(variables), options, false);
  return withMore(card.result, lint(text, options, card));
}

/** The same for many cards: the caller decides when to lint. */
export function abilitiesThenLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): AbilitiesResult & { readonly lint?: () => readonly Diagnostic[] } {
  const card = readCard(text, variablesText(variables), options, false);
  if (!card.result.ok) return card.result;
  const { ok, abilities, warnings } = card.result;
  return { ok, abilities, warnings, lint: () => lint(text, options, card) };
}

function withMore(
  card: ParseResult,
  found: readonly Diagnostic[],
): ParseResult {
  return found.length === 0
    ? card
    : { ...card, warnings: [...card.warnings, ...found] };
}

function lint(
  text: string,
  options: DialectOptions,
  { result, lexed }: CardReading,
): readonly Diagnostic[] {
  return result.ok ? lintAbilities(text, options, result.abilities, lexed) : [];
}
