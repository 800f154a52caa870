import type { Edit } from "../answers.ts";
import { canonical } from "./canonical.ts";
import { cardEdits } from "./card_edits.ts";
import type { CardText } from "./card_text.ts";

/** The canonical wording, if it does with the variables that the card has. */
export function formatted(card: CardText): readonly Edit[] {
  const better = canonical(card);
  return better?.keepsVariables ? cardEdits(card, better) : [];
}
