import { lintCard, parse, type ParseResult } from "../../dreamtides/mod.ts";
import { keepingEach } from "../../memo/mod.ts";
import type { CardText } from "./card_text.ts";

/**
 * Reads a card, once for each object: editors ask several questions about the
 * same card, and to explain a broken one takes longer than all of their answers.
 * Its warnings include those of unusual wording.
 */
export const readCard: (card: CardText) => ParseResult = keepingEach((
  { text, variables, dialect = "auto" }: CardText,
) => {
  const card = parse(text, variables, { dialect });
  if (!card.ok) return card;
  const found = lintCard(text, variables, { dialect });
  return { ...card, warnings: [...card.warnings, ...found] };
});
