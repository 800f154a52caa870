import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { CardText } from "./card_text.ts";
import { readCard } from "./read_card.ts";

/** What is wrong with a card; one without text has no problems. */
export function diagnosticsOf(card: CardText): readonly Diagnostic[] {
  if (card.text.trim() === "") return [];
  const read = readCard(card);
  return read.ok ? read.warnings : [...read.errors, ...read.warnings];
}
