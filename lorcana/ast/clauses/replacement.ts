import type { Effect } from "../effect.ts";
import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { ReplacedEvent } from "../words.ts";

/** Effects that replace a later event. */
export interface ReplacementClauses {
  /** "The next time they would be dealt damage, they take no damage instead" */
  "create-replacement": {
    replaces: ReplacedEvent;
    target: Target;
    replacement: Effect | "prevent";
    duration?: Duration;
    next?: true;
  };
}

/** The traits of these effects. */
export const replacementTraits: Traits<ReplacementClauses> = {
  "create-replacement": {
    happens: "once",
    children: { target: "target", replacement: "effect" },
  },
};
