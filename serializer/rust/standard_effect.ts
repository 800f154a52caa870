import type {
  StandardEffects,
  StandardStaticAbility,
  TriggeredAbility,
} from "../../ast/internal.ts";
import { cost } from "./cost.ts";
import { energy, figment, points, spark } from "./atom.ts";
import { cardPredicate, collection, predicate, quantity } from "./predicate.ts";
import {
  boolean,
  named,
  nullable,
  type RustShape,
  type RustShapes,
  u32,
  unit,
} from "./shape.ts";

const target = named({ target: predicate });
const targets = named({ target: predicate, count: collection });
const count = named({ count: u32 });
const matching = named({ predicate: cardPredicate });

/** Everything a card can do; the abilities it can create are handed in. */
export function standardEffects(
  ability: RustShape<StandardStaticAbility>,
  trigger: RustShape<TriggeredAbility>,
): RustShapes<StandardEffects> {
  return {
    AbandonAndGainEnergyForSpark: named({
      target: predicate,
      energy_per_spark: energy,
    }),
    AbandonAtEndOfTurn: target,
    BanishCardsFromEnemyVoid: count,
    BanishCharacter: target,
    BanishCharacterUntilLeavesPlay: named({
      target: predicate,
      until_leaves: predicate,
    }),
    BanishCollection: targets,
    BanishThenMaterialize: targets,
    BanishEnemyVoid: unit,
    BanishUntilNextMain: target,
    BanishWhenLeavesPlay: target,
    GainsReclaim: named({
      target: predicate,
      count: collection,
      this_turn: boolean,
      cost: nullable(energy),
    }),
    Copy: target,
    CopyNextPlayed: named({ matching: predicate, times: nullable(u32) }),
    Counterspell: target,
    CounterspellUnlessPaysCost: named({ target: predicate, cost }),
    CreateStaticAbilityUntilEndOfTurn: named({ ability }),
    CreateTriggerUntilEndOfTurn: named({ trigger }),
    DisableActivatedAbilitiesWhileInPlay: target,
    DiscardCardFromEnemyHand: matching,
    DiscardCardFromEnemyHandThenTheyDraw: matching,
    DiscardCards: count,
    Discover: matching,
    DiscoverAndThenMaterialize: matching,
    DissolveCharacter: target,
    DissolveCharactersCount: targets,
    DissolveCharactersQuantity: named({ target: predicate, quantity }),
    MultiplyYourEnergy: named({ multiplier: u32 }),
    DrawCards: count,
    DrawCardsForEach: named({ count: u32, for_each: quantity }),
    DrawMatchingCard: matching,
    EachMatchingGainsSpark: named({ each: cardPredicate, gains: spark }),
    EachMatchingGainsSparkForEach: named({
      each: cardPredicate,
      gains: spark,
      for_each: cardPredicate,
    }),
    EachPlayerAbandonsCharacters: named({
      matching: cardPredicate,
      count: u32,
    }),
    EachPlayerDiscardCards: count,
    EachPlayerShufflesHandAndVoidIntoDeckAndDraws: count,
    EnemyGainsPoints: count,
    EnemyGainsPointsEqualToItsSpark: unit,
    EnemyLosesPoints: count,
    Foresee: count,
    GainControl: target,
    GainEnergy: named({ gains: energy }),
    GainEnergyEqualToCost: target,
    GainEnergyForEach: named({ gains: energy, for_each: predicate }),
    GainPoints: named({ gains: points }),
    GainPointsForEach: named({ gain: points, for_count: quantity }),
    GainsAegisThisTurn: target,
    GainsSpark: named({ target: predicate, gains: spark }),
    GainsSparkForQuantity: named({
      target: predicate,
      gains: spark,
      for_quantity: quantity,
    }),
    GainsSparkUntilYourNextMainForEach: named({
      target: predicate,
      gains: spark,
      for_each: predicate,
    }),
    GainTwiceThatMuchEnergyInstead: unit,
    Kindle: named({ amount: spark }),
    LosePoints: named({ loses: points }),
    MaterializeCharacter: target,
    MaterializeCharacterAtEndOfTurn: target,
    MaterializeCharacterFromVoid: named({ target: cardPredicate }),
    MaterializeCollection: targets,
    MaterializeFigments: named({ figment, count: u32 }),
    MaterializeFigmentsQuantity: named({
      figment,
      count: u32,
      quantity,
    }),
    MaterializeRandomFromDeck: named({ count: u32, predicate: cardPredicate }),
    MaterializeSilentCopy: named({ target: predicate, count: u32, quantity }),
    NoEffect: unit,
    OpponentPaysCost: named({ cost }),
    PayCost: named({ cost }),
    PreventDissolveThisTurn: target,
    PutCardsFromVoidOnTopOfDeck: named({ count: u32, matching: cardPredicate }),
    PutCardsFromYourDeckIntoVoid: count,
    PutOnTopOfEnemyDeck: target,
    ReturnFromYourVoidToHand: target,
    ReturnFromYourVoidToPlay: target,
    ReturnRandomFromYourVoidToPlay: matching,
    ReturnToHand: target,
    ReturnUpToCountFromYourVoidToHand: named({
      target: predicate,
      count: u32,
    }),
    SparkBecomes: named({
      collection,
      matching: cardPredicate,
      spark,
    }),
    SpendAllEnergyDissolveEnemy: unit,
    SpendAllEnergyDrawAndDiscard: unit,
    TakeExtraTurn: unit,
    ThenMaterializeIt: unit,
    TriggerAdditionalJudgmentPhaseAtEndOfTurn: unit,
    TriggerJudgmentAbility: named({ matching: predicate, collection }),
    YouWinTheGame: unit,
  };
}
