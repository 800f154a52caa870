import type { Amount } from "../amount.ts";
import type { Duration, Stat } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** The numbers on cards change. */
export interface StatEffects {
  /** "Chosen character gets +2 {S} this turn" */
  "modify-stat": {
    stat: Stat;
    modifier: Amount;
    target: Target;
    duration?: Duration;
    wording?: { readonly verb: "loses" | "add" };
  };
}

/** What the tree knows about each of them. */
export const statTraits: Traits<StatEffects> = {
  "modify-stat": {
    happens: "always",
    children: { target: "target", modifier: "amount" },
  },
};
