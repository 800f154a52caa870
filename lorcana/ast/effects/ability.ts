import type { Quote } from "../ability.ts";
import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { GrantedName } from "../words.ts";

/** Cards gain, lose and use abilities other than keywords. */
export interface AbilityEffects {
  /** "Your characters gain "{E} — Gain 1 lore."" */
  "grant-ability": {
    /** A name, or the abilities in quotes. */
    ability: GrantedName | Quote;
    target: Target;
    duration?: Duration;
    object?: Target;
    wording?: { readonly also: true };
  };
  /** "Your Gargoyle characters lose the Stone by Day ability" */
  "lose-ability": { ability: string; target: Target; duration?: Duration };
  /** "You may use this item's Shapeshift ability for free" */
  "use-ability": { ability: string; target: Target; cost: "free" };
}

/** The traits of these effects. */
export const abilityTraits: Traits<AbilityEffects> = {
  "grant-ability": {
    happens: "always",
    children: { target: "target", ability: "ability", object: "target" },
  },
  "lose-ability": { happens: "always", children: { target: "target" } },
  "use-ability": { happens: "once", children: { target: "target" } },
};
