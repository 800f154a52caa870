import { applyCertain } from "../../diagnostics/internal.ts";
import { abilityCertainties } from "../../lexer/internal.ts";
import type { CardText } from "./card_text.ts";
import { readCard } from "./read_card.ts";

/** A card with every certain suggestion applied, as `verify --fix` does. */
export function repairCard(card: CardText): CardText {
  const fixed = applyCertain(card, {
    errorsOf: (texts) => {
      const read = readCard({ ...card, ...texts });
      return read.ok ? [] : read.errors;
    },
    certainties: abilityCertainties,
  });
  return { ...card, ...fixed };
}
