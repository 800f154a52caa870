import type { Effect } from "../effect.ts";
import type { Duration } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Effects for a time, where they have no duration of their own. */
export interface LastingClauses {
  /** "For the rest of this turn, …", around an effect without a duration */
  "lasting": { duration: Duration; effect: Effect };
}

/** What the tree knows about each of them. */
export const lastingTraits: Traits<LastingClauses> = {
  "lasting": { happens: "once", children: { effect: "effect" } },
};
