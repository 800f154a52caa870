import type { Cost } from "../cost.ts";

/** A player must pay. */
export interface PayEffects {
  /** "The opponent pays {e}." */
  OpponentPaysCost: { cost: Cost };
  /** "Pay {e}." */
  PayCost: { cost: Cost };
}
