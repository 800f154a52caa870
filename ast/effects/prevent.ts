import type { Cost } from "../cost.ts";
import type { Predicate } from "../predicate.ts";

/** A played card does not take effect. */
export interface PreventEffects {
  /** "{Prevent} a played event." */
  Counterspell: { target: Predicate };
  /** "{Prevent} a played event unless the opponent pays {e}." */
  CounterspellUnlessPaysCost: { target: Predicate; cost: Cost };
}
