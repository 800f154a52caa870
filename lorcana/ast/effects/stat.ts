import type { Amount } from "../amount.ts";
import type { Duration, Stat } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** The stats of cards change. */
export interface StatEffects {
  /** "Chosen character gets +2 {S} this turn" */
  "modify-stat": {
    stat: Stat;
    modifier: Amount;
    target: Target;
    duration?: Duration;
    wording?: { readonly verb: "loses" | "add" | "double" | "where" };
  };
  /** "Chosen character's base {S} becomes 5 this turn" */
  "set-stat": {
    stat: Stat;
    value: Amount;
    target: Target;
    duration?: Duration;
    wording?: { readonly base: true };
  };
}

/** The traits of these effects. */
export const statTraits: Traits<StatEffects> = {
  "modify-stat": {
    happens: "always",
    children: { target: "target", modifier: "amount" },
  },
  "set-stat": {
    happens: "always",
    children: { target: "target", value: "amount" },
  },
};
