import type { Cost } from "../ability.ts";
import type { Effect } from "../effect.ts";
import type { CostChange } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Effects that have a cost. */
export interface PayCostClauses {
  /** "Pay 2 {I} to deal 3 damage to chosen character" */
  "pay-cost": {
    cost: Cost;
    effect?: Effect;
    /** Who pays, if not you. */
    payer?: Player;
  };
  /** "As an additional cost to play this character, banish one of your items" */
  "additional-cost": Omit<CostChange, "amount" | "payer"> & {
    readonly cost: Cost;
  };
}

/** The traits of these effects. */
export const payCostTraits: Traits<PayCostClauses> = {
  "pay-cost": {
    happens: "once",
    children: { payer: "player", cost: "cost", effect: "effect" },
  },
  "additional-cost": {
    happens: "always",
    children: { target: "cards", onto: "aside", cost: "cost" },
  },
};
