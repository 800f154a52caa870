import type { Amount } from "../amount.ts";
import type { Duration } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Characters move to locations. */
export interface MoveEffects {
  /** "Move a character of yours to a location for free" */
  "move-to-location": {
    character: Target;
    location: Target;
    cost: "free" | "normal";
    /** "to different locations": no two of them to the same one */
    different?: true;
    /** "to the same location", if several move */
    wording?: { readonly same: true };
  };
  /** "You pay 1 {I} less to move your characters to a location" */
  "move-cost-reduction": {
    amount: Amount;
    character: Target;
    location: Target;
    duration?: Duration;
    /** "may move here for free" */
    cost?: "free";
    permission?: true;
    /** Who pays, if not you. */
    payer?: Player;
  };
  /** "Opponents pay 1 {I} more to move their characters to a location" */
  "move-cost-increase": {
    amount: Amount;
    character: Target;
    location: Target;
    duration?: Duration;
    payer?: Player;
  };
}

const ofCost = {
  happens: "always",
  children: {
    payer: "player",
    amount: "amount",
    character: "target",
    location: "aside",
  },
} as const;

/** The traits of these effects. */
export const moveTraits: Traits<MoveEffects> = {
  "move-to-location": {
    happens: "always",
    children: { character: "target", location: "aside" },
  },
  "move-cost-reduction": ofCost,
  "move-cost-increase": ofCost,
};
