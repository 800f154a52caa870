import type { CardPredicate } from "./card_predicate.ts";
import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { Energy, Spark, U32 } from "./number.ts";
import type { Predicate } from "./predicate.ts";
import type { QuantityExpression } from "./quantity.ts";
import type { Sum, Unit } from "./sum.ts";

/** A rule change, with or without a condition. */
export interface StaticAbilities {
  /** "Has all character types." */
  StaticAbility: StandardStaticAbility;
  /** "While this card is in your void, allied {plural-subtype} have +{s} spark." */
  WithOptions: StaticAbilityWithOptions;
}

/** One rule change. */
export type StaticAbility = Sum<StaticAbilities>;

/** A rule change that applies under a condition. */
export interface StaticAbilityWithOptions {
  /** The rule change. */
  readonly ability: StandardStaticAbility;
  /** When it applies; absent if always. */
  readonly condition?: Condition;
}

/** The rule changes themselves. */
export interface StandardStaticAbilities {
  /** "To play this card, return an ally to hand." */
  AdditionalCostToPlay: Cost;
  /** "They have {reclaim} equal to their cost." */
  CardsInYourVoidHaveReclaim: { matching: CardPredicate };
  /** "Characters in your hand have {fast}." */
  CharactersInHandHaveFast: Unit;
  /** "This card costs {e} less for each allied character." */
  CostReductionForEach: { reduction: Energy; quantity: QuantityExpression };
  /** "Disable the {Materialized} abilities of enemies." */
  DisableEnemyMaterializedAbilities: Unit;
  /** "The opponent's events cost {e} more." */
  EnemyCardsCostIncrease: { matching: CardPredicate; increase: Energy };
  /** "Has all character types." */
  HasAllCharacterTypes: Unit;
  /** "The '{Judgment}' ability of allies triggers when you {materialize} them." */
  JudgmentTriggersWhenMaterialized: { predicate: Predicate };
  /** "{MultiplyBy} the number of cards you draw from card effects." */
  MultiplyCardDrawFromCardEffects: { multiplier: U32 };
  /** "{MultiplyBy} the amount of {energy-symbol} you gain from card effects." */
  MultiplyEnergyGainFromCardEffects: { multiplier: U32 };
  /** "Once per turn, you may play a character from your void." */
  OncePerTurnPlayFromVoid: { matching: CardPredicate };
  /** "This character costs {e}." */
  PlayForAlternateCost: AlternateCost;
  /** "You may play this card from your hand or void for {e}." */
  PlayFromHandOrVoidForCost: PlayFromHandOrVoidForCost;
  /** "Play this card from your void for {e}." */
  PlayFromVoid: PlayFromVoid;
  /** "You may only play this character from your void." */
  PlayOnlyFromVoid: Unit;
  /** "Reveal the top card of your deck." */
  RevealTopCardOfYourDeck: Unit;
  /** "Characters you control have +{s} spark." */
  SparkBonusYourCharacters: { matching: CardPredicate; added_spark: Spark };
  /** "Allied {plural-subtype} have +{s} spark." */
  SparkBonusOtherCharacters: { matching: CardPredicate; added_spark: Spark };
  /** "This character's spark is equal to the number of cards in your void." */
  SparkEqualToPredicateCount: { predicate: Predicate };
  /** "You may look at the top card of your deck." */
  YouMayLookAtTopCardOfYourDeck: Unit;
  /** "You may play characters from the top of your deck." */
  YouMayPlayFromTopOfDeck: { matching: CardPredicate };
  /** "Events cost you {e} more." */
  YourCardsCostIncrease: { matching: CardPredicate; increase: Energy };
  /** "Events cost you {e} less." */
  YourCardsCostReduction: { matching: CardPredicate; reduction: Energy };
}

/** One rule change, without its condition. */
export type StandardStaticAbility = Sum<StandardStaticAbilities>;

/** Playing the card from the void. */
export interface PlayFromVoid {
  /** Absent if it is the normal cost. */
  readonly energy_cost?: Energy;
  /** What else it costs. */
  readonly additional_cost?: Cost;
  /** What happens if it is played this way: "If you do, …". */
  readonly if_you_do?: Effect;
}

/** Playing the card from hand or void for a fixed cost. */
export interface PlayFromHandOrVoidForCost {
  /** The energy it costs then. */
  readonly energy_cost: Energy;
  /** What else it costs. */
  readonly additional_cost?: Cost;
  /** What happens if it is played this way: "If you do, …". */
  readonly if_you_do?: Effect;
}

/** Playing the card for another cost. */
export interface AlternateCost {
  /** The energy it costs then. */
  readonly energy_cost: Energy;
  /** What else it costs. */
  readonly additional_cost?: Cost;
  /** What happens if it is played this way: "If you do, …". */
  readonly if_you_do?: Effect;
  /** What the text calls the card; absent if "this card". */
  readonly card_type?: CardTypeContext;
}

/** What the text calls the card itself: "this event", "this character". */
export type CardTypeContext = "Event" | "Character";
