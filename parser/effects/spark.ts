import type { SparkEffects } from "../../ast/internal.ts";
import { oneOf, optional } from "../../combinators/mod.ts";
import { collectedOf } from "../collection.ts";
import { article, gains, pattern, spark } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { quantity } from "../quantity.ts";
import { cardPredicate, predicate, target } from "../target.ts";

const allied = oneOf([
  pattern`${cardPredicate}`,
  pattern`allied ${cardPredicate}`,
]).map(([card]) => card);

const allies = collectedOf(
  pattern`allied ${cardPredicate}`.map(([card]) => card),
);

/** How the effects of this family are read. */
export const sparkProductions: Productions<SparkEffects> = {
  EachMatchingGainsSpark: oneOf([
    pattern`have each allied ${cardPredicate} gain +${spark} spark`,
    pattern`each allied ${cardPredicate} gains +${spark} spark`,
  ]).map(([each, gains]) => ({ each, gains })),
  EachMatchingGainsSparkForEach: oneOf<
    SparkEffects["EachMatchingGainsSparkForEach"]
  >([
    // Whether either is an ally is not on the wire: both are.
    pattern`each ${allied} gains spark equal to the number of ${allied}`
      .map(([each, for_each]) => ({ each, gains: 1, for_each })),
    pattern`each allied ${cardPredicate} gains +${spark} spark for each ${allied}`
      .map(([each, gains, for_each]) => ({ each, gains, for_each })),
  ]),
  GainsSpark: pattern`${target} gains +${spark} spark`
    .map(([target, gains]) => ({ target, gains })),
  GainsSparkForQuantity: oneOf<SparkEffects["GainsSparkForQuantity"]>([
    // Without a card, this one is meant; the reference parser accepts an article
    // even then.
    pattern`${optional(article)} ${gains} +${spark} spark for each ${quantity}`
      .map(([, , gains, for_quantity]) => ({
        target: "This",
        gains,
        for_quantity,
      })),
    pattern`${target} ${gains} +${spark} spark for each ${quantity}`
      .map(([target, , gains, for_quantity]) => ({
        target,
        gains,
        for_quantity,
      })),
  ]),
  GainsSparkUntilYourNextMainForEach:
    pattern`${target} ${gains} +${spark} spark until your next main phase for each ${predicate}`
      .map(([target, , gains, for_each]) => ({ target, gains, for_each })),
  SparkBecomes: oneOf<SparkEffects["SparkBecomes"]>([
    pattern`the spark of each allied ${cardPredicate} becomes ${spark}`
      .map(([matching, spark]) => ({ collection: "All", matching, spark })),
    pattern`the spark of ${allies} becomes ${spark}`
      .map(([{ target, count }, spark]) => ({
        collection: count,
        matching: target,
        spark,
      })),
  ]),
};
