import type { ParseResult } from "../../parser/mod.ts";
import { parseAndLint } from "../../parser/internal.ts";
import { keepingEach } from "../../memo.ts";
import type { CardText } from "./card_text.ts";

/**
 * Reads and lints a card, once for each object: editors ask several questions
 * about the same card, and explaining a broken one takes longer than all other
 * answers.
 */
export const readCard: (card: CardText) => ParseResult = keepingEach((
  { text, variables, dialect = "auto", names }: CardText,
) => parseAndLint(text, variables, { dialect, ...names && { names } }));
