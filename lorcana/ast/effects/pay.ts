import type { CostChange } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** What cards cost to play. */
export interface PayEffects {
  /** "You pay 1 {I} less to play characters" */
  "cost-reduction": CostChange;
  /** "You pay 1 {I} more to play actions" */
  "cost-increase": CostChange;
}

/** What the tree knows about each of them. */
export const payTraits: Traits<PayEffects> = {
  "cost-reduction": {
    happens: "always",
    children: {
      payer: "player",
      amount: "amount",
      target: "cards",
    },
  },
  "cost-increase": {
    happens: "always",
    children: {
      payer: "player",
      amount: "amount",
      target: "cards",
    },
  },
};
