import type { CardPredicate } from "../card_predicate.ts";

/** A card is chosen from the deck. */
export interface DiscoverEffects {
  /** "{Discover} a card with cost {e}." */
  Discover: { predicate: CardPredicate };
  /** "{Discover} {a-subtype} and {materialize} it." */
  DiscoverAndThenMaterialize: { predicate: CardPredicate };
}
