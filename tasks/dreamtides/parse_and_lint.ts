import { lintCard, parse, type ParseResult } from "../../mod.ts";

/** Reads a card as `parse` does, and looks at its wording, too. */
export function parseAndLint(text: string, variables = ""): ParseResult {
  const card = parse(text, variables);
  if (!card.ok) return card;
  const warnings = [...card.warnings, ...lintCard(text, variables)];
  return { ...card, warnings };
}
