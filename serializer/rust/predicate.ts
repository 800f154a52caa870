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
} from "../../ast/mod.ts";
import { energy, spark, subtype } from "./atom.ts";
import {
  named,
  one,
  type Shape,
  type Shapes,
  sum,
  two,
  u32,
  unit,
} from "./shape.ts";

/** Whose card, or which card of those mentioned. */
export const predicate: Shape<Predicate> = sum(() => predicates);

/** What kind of card. */
export const cardPredicate: Shape<CardPredicate> = sum(() => cardPredicates);

/** How many of the cards that match. */
export const collection: Shape<CollectionExpression> = sum(() => collections);

/** What is counted after "for each". */
export const quantity: Shape<QuantityExpression> = sum(() => quantities);

// In Rust the comparison is generic: the number in it is one of what it compares.
const costOperator = operator(energy);
const sparkOperator = operator(spark);

function operator(number: Shape<number>): Shape<Operator> {
  const operators: Shapes<Operators> = {
    LowerBy: one(number),
    OrLess: unit,
    Exactly: unit,
    OrMore: unit,
    HigherBy: one(number),
  };
  return sum(() => operators);
}

const predicates: Shapes<Predicates> = {
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

const cardPredicates: Shapes<CardPredicates> = {
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

const collections: Shapes<CollectionExpressions> = {
  All: unit,
  EachOther: unit,
  AnyNumberOf: unit,
  AllButOne: unit,
  UpTo: one(u32),
  Exactly: one(u32),
  OrMore: one(u32),
};

const quantities: Shapes<QuantityExpressions> = {
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
