import { toPlain } from "../../../serializer/display/internal.ts";
import type { GalleryCard } from "../card.ts";
import { duplicatesOf } from "../duplicates.ts";
import { type Facts, factsOf } from "../facts.ts";

/** A card with everything that a search needs, computed once. */
export interface IndexedCard {
  readonly card: GalleryCard;
  readonly facts: Facts;
  /** The text as players see it. */
  readonly plain: string;
  /** Name and text as written and as shown, in lower case. */
  readonly words: string;
  /** Whether another card has the same or nearly the same abilities. */
  readonly isAlike: boolean;
}

/** Prepares cards for searching. */
export function prepareSearch(
  cards: readonly GalleryCard[],
): readonly IndexedCard[] {
  const alike = new Set(duplicatesOf(cards).flatMap(({ cards }) => cards));
  return cards.map((card) => {
    const plain = toPlain(card.spans);
    return {
      card,
      facts: factsOf(card.abilities),
      plain,
      words: `${card.name}\n${plain}\n${card.text}`.toLowerCase(),
      isAlike: alike.has(card),
    };
  });
}
