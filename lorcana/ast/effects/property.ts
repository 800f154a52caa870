import type { CountedAmount } from "../amount.ts";
import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards change what they count as. */
export interface PropertyEffects {
  /** "All opposing characters gain the Villain classification" */
  "property-modification": {
    property: "classification" | "name" | "cost-to-sing" | "inkwell";
    operation: "add" | "add-alias";
    /** "both Flotsam and Jetsam": two names */
    value: string | number | readonly [string, string] | CountedAmount;
    target: Target;
    duration?: Duration;
    purpose?: "Shift";
    /** "to sing songs with cost 5 or more": the songs it applies to */
    songs?: Target;
  };
}

/** The traits of these effects. */
export const propertyTraits: Traits<PropertyEffects> = {
  "property-modification": {
    happens: "always",
    children: { target: "target", value: "amount", songs: "aside" },
  },
};
