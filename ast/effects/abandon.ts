import type { CardPredicate } from "../card_predicate.ts";
import type { Energy, U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";

/** Players remove their own characters from play. */
export interface AbandonEffects {
  /** "Abandon an ally and gain {e} for each point of spark that character had." */
  AbandonAndGainEnergyForSpark: {
    target: Predicate;
    energy_per_spark: Energy;
  };
  /** "Abandon it at end of turn." */
  AbandonAtEndOfTurn: { target: Predicate };
  /** "Each player abandons a character." */
  EachPlayerAbandonsCharacters: { matching: CardPredicate; count: U32 };
}
