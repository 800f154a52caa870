import type { CardSubtype } from "./card.ts";
import type { Energy, Spark } from "./number.ts";
import type { Operator } from "./operator.ts";
import type { Predicate } from "./predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** What kind of card. */
export interface CardPredicates {
  /** "card" */
  Card: Unit;
  /** "character" */
  Character: Unit;
  /** "event" */
  Event: Unit;
  /** "{subtype}" */
  CharacterType: CardSubtype;
  /** "character that is not {a-subtype}" */
  NotCharacterType: CardSubtype;
  /** "character with spark {s} or less" */
  CharacterWithSpark: readonly [Spark, Operator];
  /** "card with cost {e} or less" */
  CardWithCost: {
    target: CardPredicate;
    cost_operator: Operator;
    cost: Energy;
  };
  /** "character with cost less than the number of allied {plural-subtype}" */
  CharacterWithCostComparedToControlled: {
    target: CardPredicate;
    cost_operator: Operator;
    count_matching: CardPredicate;
  };
  /** "character with cost less than the abandoned ally's cost" */
  CharacterWithCostComparedToAbandoned: {
    target: CardPredicate;
    cost_operator: Operator;
  };
  /** "character with spark less than that ally's spark" */
  CharacterWithSparkComparedToAbandoned: {
    target: CardPredicate;
    spark_operator: Operator;
  };
  /** "character with spark less than the number of allies abandoned this turn" */
  CharacterWithSparkComparedToAbandonedCountThisTurn: {
    target: CardPredicate;
    spark_operator: Operator;
  };
  /** "character with spark less than the amount of {energy-symbol} paid" */
  CharacterWithSparkComparedToEnergySpent: {
    target: CardPredicate;
    spark_operator: Operator;
  };
  /** "character with cost less than the number of cards in your void" */
  CharacterWithCostComparedToVoidCount: {
    target: CardPredicate;
    cost_operator: Operator;
  };
  /** "character with a {materialized} ability" */
  CharacterWithMaterializedAbility: Unit;
  /** "{fast} card" */
  Fast: { target: CardPredicate };
  /** "character with an activated ability" */
  CharacterWithMultiActivatedAbility: Unit;
  /** "event which could {dissolve} an ally" */
  CouldDissolve: { target: Predicate };
}

/** One kind of card. */
export type CardPredicate = Sum<CardPredicates>;
