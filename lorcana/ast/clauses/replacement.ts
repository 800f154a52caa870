import type { Effect } from "../effect.ts";
import type { Duration } from "../effect_parts.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";
import type { ReplacedEvent } from "../words.ts";

/** What happens instead, the next time. */
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

/** What the tree knows about each of them. */
export const replacementTraits: Traits<ReplacementClauses> = {
  "create-replacement": {
    happens: "once",
    children: { target: "target", replacement: "effect" },
  },
};
