import type { CardPredicate } from "../card_predicate.ts";
import type { U32 } from "../number.ts";
import type { QuantityExpression } from "../quantity.ts";

/** Cards come from the deck to the hand. */
export interface DrawEffects {
  /** "Draw {cards}." */
  DrawCards: { count: U32 };
  /** "Draw {cards} for each allied {subtype}." */
  DrawCardsForEach: { count: U32; for_each: QuantityExpression };
  /** "Draw {a-subtype} from your deck." */
  DrawMatchingCard: { predicate: CardPredicate };
}
