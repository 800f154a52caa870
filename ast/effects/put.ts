import type { CardPredicate } from "../card_predicate.ts";
import type { U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";

/** Cards move to the top of a deck, or from it. */
export interface PutEffects {
  /** "Put a character from your void on top of your deck." */
  PutCardsFromVoidOnTopOfDeck: { count: U32; matching: CardPredicate };
  /** "Put the {top-n-cards} of your deck into your void." */
  PutCardsFromYourDeckIntoVoid: { count: U32 };
  /** "Put it on top of the opponent's deck." */
  PutOnTopOfEnemyDeck: { target: Predicate };
}
