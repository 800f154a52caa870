import type { AbilityCostChange, CostChange } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards and abilities cost less or more. */
export interface PayEffects {
  /** "You pay 1 {I} less to play characters" */
  "cost-reduction": CostChange;
  /** "You pay 1 {I} more to play actions" */
  "cost-increase": CostChange;
  /** "This item's abilities cost 1 {I} less to use" */
  "ability-cost-reduction": AbilityCostChange;
  /** "Opponents pay 1 {I} more to use abilities of items" */
  "ability-cost-increase": AbilityCostChange;
}

/** The traits of these effects. */
export const payTraits: Traits<PayEffects> = {
  "cost-reduction": {
    happens: "always",
    children: {
      payer: "player",
      amount: "amount",
      target: "cards",
      onto: "aside",
    },
  },
  "cost-increase": {
    happens: "always",
    children: {
      payer: "player",
      amount: "amount",
      target: "cards",
      onto: "aside",
    },
  },
  "ability-cost-reduction": {
    happens: "always",
    children: { payer: "player", amount: "amount", target: "target" },
  },
  "ability-cost-increase": {
    happens: "always",
    children: { payer: "player", amount: "amount", target: "target" },
  },
};
