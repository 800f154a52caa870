import type { CardPredicate } from "./card_predicate.ts";
import type { Predicate } from "./predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** What is counted after "for each". */
export interface QuantityExpressions {
  /** "ally abandoned this turn" */
  AbandonedThisTurn: CardPredicate;
  /** "ally abandoned" */
  AbandonedThisWay: CardPredicate;
  /** "card you have drawn this turn" */
  CardsDrawnThisTurn: CardPredicate;
  /** "card you have discarded this turn" */
  DiscardedThisTurn: CardPredicate;
  /** "character which dissolved this turn" */
  DissolvedThisTurn: CardPredicate;
  /** "{energy-symbol} spent" */
  ForEachEnergySpentOnThisCard: Unit;
  /** "allied character" */
  Matching: Predicate;
  /** "card you have played this turn" */
  PlayedThisTurn: CardPredicate;
  /** "ally returned" */
  ReturnedToHandThisWay: CardPredicate;
}

/** One number counted from the game. */
export type QuantityExpression = Sum<QuantityExpressions>;
