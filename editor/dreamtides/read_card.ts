import { lintCard, parse, type ParseResult } from "../../dreamtides/mod.ts";
import { keepingEach } from "../../memo/mod.ts";
import type { CardText } from "./card_text.ts";

/**
 * Reads a card, with its unusual wording, once for each object: editors ask
 * several questions about the same card, and to explain a broken one takes
 * longer than all of their answers.
 */
export const readCard: (card: CardText) => ParseResult = keepingEach((
  { text, variables, dialect = "auto" }: CardText,
) => {
  const read = parse(text, variables, { dialect });
  if (!read.ok) return read;
  const found = lintCard(text, variables, { dialect });
  return { ...read, warnings: [...read.warnings, ...found] };
});
