import type { Edit } from "../answers.ts";
import { canonical } from "./canonical.ts";
import { cardEdits } from "./card_edits.ts";
import type { CardText } from "./card_text.ts";

/** The canonical wording, if the card's variables are sufficient for it. */
export function formatted(card: CardText): readonly Edit[] {
  const better = canonical(card);
  return better?.keepsVariables ? cardEdits(card, better) : [];
}
