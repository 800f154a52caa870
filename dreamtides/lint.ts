import type { Diagnostic } from "../diagnostics/mod.ts";
import type { DialectName } from "../dialects/mod.ts";
import type { DialectOptions, Variables } from "../lexer/mod.ts";
import { notCanonical, oddities } from "../parser/mod.ts";
import { detectDialect, parse, type ParseResult } from "./parse.ts";
import { serialize } from "./serialize.ts";

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
 */
export function lintCard(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): readonly Diagnostic[] {
  const dialect = dialectOf(text, variables, options);
  return warningsOf(text, parse(text, variables, { dialect }), dialect);
}

/** Reads a card, and adds to its warnings what `lintCard` finds. */
export function parseAndLint(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): ParseResult {
  const card = parse(text, variables, options);
  if (!card.ok) return card;
  const dialect = dialectOf(text, variables, options);
  const warnings = [...card.warnings, ...warningsOf(text, card, dialect)];
  return { ...card, warnings };
}

function dialectOf(
  text: string,
  variables: Variables,
  { dialect = "auto" }: DialectOptions,
): DialectName {
  return dialect === "auto" ? detectDialect(text, variables) : dialect;
}

function warningsOf(
  text: string,
  card: ParseResult,
  dialect: DialectName,
): readonly Diagnostic[] {
  if (!card.ok) return [];
  const written = serialize(card.abilities, { dialect });
  return [
    ...written.ok ? notCanonical(text, written.text) : [],
    ...oddities(text, card.abilities),
  ];
}
