import type { CardPredicate } from "../card_predicate.ts";
import type { CollectionExpression } from "../collection.ts";
import type { Energy } from "../number.ts";
import type { Predicate } from "../predicate.ts";

/** Cards come back from the void. */
export interface ReclaimEffects {
  /** "It gains {reclaim} equal to its cost this turn."; `null` is its own cost. */
  GainsReclaim: {
    target: Predicate;
    count: CollectionExpression;
    this_turn: boolean;
    cost: Energy | null;
  };
  /** "{Reclaim} this character." */
  ReturnFromYourVoidToPlay: { target: Predicate };
  /** "{Reclaim} a random character with cost {e} or less." */
  ReturnRandomFromYourVoidToPlay: { predicate: CardPredicate };
}
