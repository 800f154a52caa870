import type { Points, U32 } from "../number.ts";
import type { QuantityExpression } from "../quantity.ts";
import type { Unit } from "../sum.ts";

/** Victory points are gained or lost. */
export interface PointsEffects {
  /** "The opponent gains {points}." */
  EnemyGainsPoints: { count: U32 };
  /** "The opponent gains points equal to its spark." */
  EnemyGainsPointsEqualToItsSpark: Unit;
  /** "The opponent loses {points}." */
  EnemyLosesPoints: { count: U32 };
  /** "Gain {points}." */
  GainPoints: { gains: Points };
  /** "Gain {points} for each card you have played this turn." */
  GainPointsForEach: { gain: Points; for_count: QuantityExpression };
  /** "You lose {points}." */
  LosePoints: { loses: Points };
}
