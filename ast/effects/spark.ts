import type { CardPredicate } from "../card_predicate.ts";
import type { CollectionExpression } from "../collection.ts";
import type { Spark } from "../number.ts";
import type { Predicate } from "../predicate.ts";
import type { QuantityExpression } from "../quantity.ts";

/** Characters grow, or get a new strength. */
export interface SparkEffects {
  /** "Have each allied {subtype} gain +{s} spark." */
  EachMatchingGainsSpark: { each: CardPredicate; gains: Spark };
  /** "Each allied {subtype} gains spark equal to the number of allied {plural-subtype}." */
  EachMatchingGainsSparkForEach: {
    each: CardPredicate;
    gains: Spark;
    for_each: CardPredicate;
  };
  /** "This character gains +{s} spark." */
  GainsSpark: { target: Predicate; gains: Spark };
  /** "Gain +{s} spark for each allied {subtype}." */
  GainsSparkForQuantity: {
    target: Predicate;
    gains: Spark;
    for_quantity: QuantityExpression;
  };
  /** "This character gains +{s} spark until your next main phase for each allied character." */
  GainsSparkUntilYourNextMainForEach: {
    target: Predicate;
    gains: Spark;
    for_each: Predicate;
  };
  /** "The spark of each allied {subtype} becomes {s}." */
  SparkBecomes: {
    collection: CollectionExpression;
    matching: CardPredicate;
    spark: Spark;
  };
}
