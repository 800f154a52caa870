import type { Energy, U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";
import type { Unit } from "../sum.ts";

/** Energy is gained, multiplied or spent. */
export interface EnergyEffects {
  /** "Gain {e}." */
  GainEnergy: { gains: Energy };
  /** "Gain {energy-symbol} equal to that character's cost." */
  GainEnergyEqualToCost: { target: Predicate };
  /** "Gain {e} for each allied character." */
  GainEnergyForEach: { gains: Energy; for_each: Predicate };
  /** "Gain twice that much {energy-symbol} instead." */
  GainTwiceThatMuchEnergyInstead: Unit;
  /** "{MultiplyBy} the amount of {energy-symbol} you have." */
  MultiplyYourEnergy: { multiplier: U32 };
  /** "Spend all your {energy-symbol}. {Dissolve} an enemy with cost less than or equal to the amount spent." */
  SpendAllEnergyDissolveEnemy: Unit;
  /** "Spend all your {energy-symbol}. Draw cards equal to the amount spent, then discard that many cards." */
  SpendAllEnergyDrawAndDiscard: Unit;
}
