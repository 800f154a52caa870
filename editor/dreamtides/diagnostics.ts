import type { Diagnostic } from "../../diagnostics/mod.ts";
import { parse } from "../../dreamtides/mod.ts";
import type { CardText } from "./card_text.ts";

/** What is wrong with a card; one without text has nothing to complain about. */
export function diagnosticsOf(card: CardText): readonly Diagnostic[] {
  if (card.text.trim() === "") return [];
  const { text, variables, dialect = "auto" } = card;
  const read = parse(text, variables, { dialect });
  return read.ok ? read.warnings : [...read.errors, ...read.warnings];
}
