import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** What cards count as. */
export interface PropertyEffects {
  /** "All opposing characters gain the Villain classification" */
  "property-modification": {
    property: "classification" | "name" | "cost-to-sing" | "inkwell";
    operation: "add" | "add-alias";
    /** "both Flotsam and Jetsam" is two names. */
    value: string | number | readonly [string, string];
    target: Target;
    duration?: Duration;
    purpose?: "Shift";
  };
}

/** What the tree knows about each of them. */
export const propertyTraits: Traits<PropertyEffects> = {
  "property-modification": {
    happens: "always",
    children: { target: "target" },
  },
};
