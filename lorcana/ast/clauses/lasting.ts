import type { Effect } from "../effect.ts";
import type { Duration } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Effects with a duration, if they have no field for it. */
export interface LastingClauses {
  /** "For the rest of this turn, …", around an effect without a duration */
  "lasting": { duration: Duration; effect: Effect };
}

/** The traits of these effects. */
export const lastingTraits: Traits<LastingClauses> = {
  "lasting": { happens: "once", children: { effect: "effect" } },
};
