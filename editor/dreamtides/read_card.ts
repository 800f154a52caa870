import { parse, type ParseResult } from "../../dreamtides/mod.ts";
import type { CardText } from "./card_text.ts";

// Editors ask several questions about the same card, and to explain a broken
// text takes longer than all of their answers.
const known = new WeakMap<CardText, ParseResult>();

/** Reads a card, once for each object. */
export function readCard(card: CardText): ParseResult {
  const { text, variables, dialect = "auto" } = card;
  const read = known.get(card) ?? parse(text, variables, { dialect });
  known.set(card, read);
  return read;
}
