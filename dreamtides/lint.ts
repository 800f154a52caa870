import type { Ability } from "../ast/mod.ts";
import type { Diagnostic } from "../diagnostics/mod.ts";
import { type DialectName, DIALECTS } from "../dialects/mod.ts";
import {
  type DialectOptions,
  type Variables,
  variablesText,
} from "../lexer/mod.ts";
import {
  differInNumber,
  droppedSubtypes,
  notCanonical,
  oddities,
} from "../parser/mod.ts";
import { rewriteAbilities } from "../serializer/mod.ts";
import {
  type AbilitiesResult,
  detectDialect,
  parse,
  parseAbilities,
  type ParseResult,
} from "./parse.ts";

/**
 * Looks at a card that can be read: warnings where an article or the number of a
 * word says something else than what was read, or where nobody can mean what was
 * read. It is apart from `parse` because
 * it writes the card to compare the two texts.
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

/** Reads a card, and adds to its warnings what `lintCard` finds. */
export function parseAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): ParseResult {
  const card = parse(text, variables, options);
  return withMore(card, warningsOf(text, variables, options, card));
}

/** The same for those who do not ask for the parts of the text. */
export function abilitiesAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): AbilitiesResult {
  const card = parseAbilities(text, variablesText(variables), options);
  return withMore(card, warningsOf(text, variables, options, card));
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
  if (!card.ok) return NONE;
  const { abilities } = card;
  const found = slips(text, variables, options, abilities);
  const odd = oddities(text, abilities);
  return odd.length === 0 ? found : [...found, ...odd];
}

const NONE: readonly Diagnostic[] = [];

function slips(
  text: string,
  variables: Variables,
  options: DialectOptions,
  abilities: readonly Ability[],
): readonly Diagnostic[] {
  const { dialect: choice = "auto" } = options;
  const likely = choice === "auto" ? "classic" : choice;
  const first = rewriteAbilities(abilities, DIALECTS[likely]);
  // Most cards have no other text; it is quicker to see than their dialect.
  if (first.text === text.trim()) return NONE;
  const dropped = droppedSubtypes(text, first.text);
  if (!differInNumber(text, first.text)) return dropped;
  const dialect = dialectOf(text, variables, options);
  const written = dialect === likely
    ? first
    : rewriteAbilities(abilities, DIALECTS[dialect]);
  return written.errors.length === 0
    ? [...dropped, ...notCanonical(text, written.text)]
    : dropped;
}

function dialectOf(
  text: string,
  variables: Variables,
  { dialect = "auto" }: DialectOptions,
): DialectName {
  return dialect === "auto" ? detectDialect(text, variables) : dialect;
}
