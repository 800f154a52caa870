import type {
  CardPredicate,
  CardPredicates,
  CollectionExpression,
  CollectionExpressions,
  Operator,
  Operators,
  Predicate,
  Predicates,
  QuantityExpression,
  QuantityExpressions,
} from "../../ast/internal.ts";
import { energy, spark, subtype } from "./atom.ts";
import {
  named,
  one,
  type RustShape,
  type RustShapes,
  sum,
  two,
  u32,
  unit,
} from "./shape.ts";

/** Whose card, or which card of those mentioned. */
export const predicate: RustShape<Predicate> = sum(() => predicates);

/** What kind of card. */
export const cardPredicate: RustShape<CardPredicate> = sum(() =>
  cardPredicates
);

/** How many of the cards that match. */
export const collection: RustShape<CollectionExpression> = sum(() =>
  collections
);

/** What is counted after "for each". */
export const quantity: RustShape<QuantityExpression> = sum(() => quantities);

// In Rust the comparison is generic: the number in it is one of what it compares.
const costOperator = operator(energy);
const sparkOperator = operator(spark);

function operator(number: RustShape<number>): RustShape<Operator> {
  const operators: RustShapes<Operators> = {
    LowerBy: one(number),
    OrLess: unit,
    Exactly: unit,
    OrMore: unit,
    HigherBy: one(number),
  };
  return sum(() => operators);
}

const predicates: RustShapes<Predicates> = {
  This: unit,
  It: unit,
  Them: unit,
  That: unit,
  Enemy: one(cardPredicate),
  Another: one(cardPredicate),
  Your: one(cardPredicate),
  Any: one(cardPredicate),
  AnyOther: one(cardPredicate),
  YourVoid: one(cardPredicate),
  EnemyVoid: one(cardPredicate),
};

const comparedCost = named({
  target: cardPredicate,
  cost_operator: costOperator,
});

const comparedSpark = named({
  target: cardPredicate,
  spark_operator: sparkOperator,
});

const cardPredicates: RustShapes<CardPredicates> = {
  Card: unit,
  Character: unit,
  Event: unit,
  CharacterType: one(subtype),
  NotCharacterType: one(subtype),
  CharacterWithSpark: two(spark, sparkOperator),
  CardWithCost: named({
    target: cardPredicate,
    cost_operator: costOperator,
    cost: energy,
  }),
  CharacterWithCostComparedToControlled: named({
    target: cardPredicate,
    cost_operator: costOperator,
    count_matching: cardPredicate,
  }),
  CharacterWithCostComparedToAbandoned: comparedCost,
  CharacterWithSparkComparedToAbandoned: comparedSpark,
  CharacterWithSparkComparedToAbandonedCountThisTurn: comparedSpark,
  CharacterWithSparkComparedToEnergySpent: comparedSpark,
  CharacterWithCostComparedToVoidCount: comparedCost,
  CharacterWithMaterializedAbility: unit,
  Fast: named({ target: cardPredicate }),
  CharacterWithMultiActivatedAbility: unit,
  CouldDissolve: named({ target: predicate }),
};

const collections: RustShapes<CollectionExpressions> = {
  All: unit,
  EachOther: unit,
  AnyNumberOf: unit,
  AllButOne: unit,
  UpTo: one(u32),
  Exactly: one(u32),
  OrMore: one(u32),
};

const quantities: RustShapes<QuantityExpressions> = {
  AbandonedThisTurn: one(cardPredicate),
  AbandonedThisWay: one(cardPredicate),
  CardsDrawnThisTurn: one(cardPredicate),
  DiscardedThisTurn: one(cardPredicate),
  DissolvedThisTurn: one(cardPredicate),
  ForEachEnergySpentOnThisCard: unit,
  Matching: one(predicate),
  PlayedThisTurn: one(cardPredicate),
  ReturnedToHandThisWay: one(cardPredicate),
};
