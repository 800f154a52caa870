import type { Diagnostic } from "../diagnostics/mod.ts";
import { notCanonical, oddities } from "../parser/mod.ts";
import { parse, type ParseResult } from "./parse.ts";
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
 */
export function lintCard(text: string, variables = ""): readonly Diagnostic[] {
  return warningsOf(text, parse(text, variables));
}

/** Reads a card, and adds to its warnings what `lintCard` finds. */
export function parseAndLint(text: string, variables = ""): ParseResult {
  const card = parse(text, variables);
  const warnings = [...card.warnings, ...warningsOf(text, card)];
  return { ...card, warnings };
}

function warningsOf(text: string, card: ParseResult): readonly Diagnostic[] {
  if (!card.ok) return [];
  const written = serialize(card.abilities);
  return [
    ...written.ok ? notCanonical(text, written.text) : [],
    ...oddities(text, card.abilities),
  ];
}
