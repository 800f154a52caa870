import type { CardPredicate } from "../card_predicate.ts";
import type { U32 } from "../number.ts";

/** Cards leave a hand for a void. */
export interface DiscardEffects {
  /** "Discard a chosen card from the opponent's hand." */
  DiscardCardFromEnemyHand: { predicate: CardPredicate };
  /** "Discard a chosen card from the opponent's hand. They draw {cards}." */
  DiscardCardFromEnemyHandThenTheyDraw: { predicate: CardPredicate };
  /** "Discard {discards}." */
  DiscardCards: { count: U32 };
  /** "Each player discards {discards}." */
  EachPlayerDiscardCards: { count: U32 };
}
