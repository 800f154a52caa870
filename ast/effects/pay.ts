import type { Cost } from "../cost.ts";

/** Somebody must pay. */
export interface PayEffects {
  /** "The opponent pays {e}." */
  OpponentPaysCost: { cost: Cost };
  /** "Pay {e}." */
  PayCost: { cost: Cost };
}
