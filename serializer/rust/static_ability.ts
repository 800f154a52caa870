import type {
  AlternateCost,
  Effect,
  PlayFromHandOrVoidForCost,
  PlayFromVoid,
  StandardStaticAbilities,
} from "../../ast/internal.ts";
import { cost } from "./cost.ts";
import { cardType, energy, spark } from "./atom.ts";
import { cardPredicate, predicate, quantity } from "./predicate.ts";
import {
  named,
  one,
  type RustShape,
  type RustShapes,
  skipped,
  structure,
  u32,
  unit,
} from "./shape.ts";

/** The rule changes; effects, which may contain some, are handed in. */
export function standardStaticAbilities(
  effect: RustShape<Effect>,
): RustShapes<StandardStaticAbilities> {
  return {
    AdditionalCostToPlay: one(cost),
    CardsInYourVoidHaveReclaim: named({ matching: cardPredicate }),
    CharactersInHandHaveFast: unit,
    CostReductionForEach: named({ reduction: energy, quantity }),
    DisableEnemyMaterializedAbilities: unit,
    EnemyCardsCostIncrease: named({
      matching: cardPredicate,
      increase: energy,
    }),
    HasAllCharacterTypes: unit,
    JudgmentTriggersWhenMaterialized: named({ predicate }),
    MultiplyCardDrawFromCardEffects: named({ multiplier: u32 }),
    MultiplyEnergyGainFromCardEffects: named({ multiplier: u32 }),
    OncePerTurnPlayFromVoid: named({ matching: cardPredicate }),
    PlayForAlternateCost: one(structure<AlternateCost>("AlternateCost", {
      energy_cost: energy,
      additional_cost: skipped(cost),
      if_you_do: skipped(effect),
      card_type: skipped(cardType),
    })),
    PlayFromHandOrVoidForCost: one(
      structure<PlayFromHandOrVoidForCost>("PlayFromHandOrVoidForCost", {
        energy_cost: energy,
        additional_cost: skipped(cost),
        if_you_do: skipped(effect),
      }),
    ),
    PlayFromVoid: one(structure<PlayFromVoid>("PlayFromVoid", {
      energy_cost: skipped(energy),
      additional_cost: skipped(cost),
      if_you_do: skipped(effect),
    })),
    PlayOnlyFromVoid: unit,
    RevealTopCardOfYourDeck: unit,
    SparkBonusYourCharacters: named({
      matching: cardPredicate,
      added_spark: spark,
    }),
    SparkBonusOtherCharacters: named({
      matching: cardPredicate,
      added_spark: spark,
    }),
    SparkEqualToPredicateCount: named({ predicate }),
    YouMayLookAtTopCardOfYourDeck: unit,
    YouMayPlayFromTopOfDeck: named({ matching: cardPredicate }),
    YourCardsCostIncrease: named({ matching: cardPredicate, increase: energy }),
    YourCardsCostReduction: named({
      matching: cardPredicate,
      reduction: energy,
    }),
  };
}
