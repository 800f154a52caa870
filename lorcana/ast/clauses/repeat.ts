import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** Effects that repeat others. */
export interface RepeatClauses {
  /** "Repeat this 3 times" */
  "repeat": { times: number | "until-no"; upTo?: true; effect?: Effect };
}

/** The traits of these effects. */
export const repeatTraits: Traits<RepeatClauses> = {
  "repeat": { happens: "once", children: { effect: "effect" } },
};
