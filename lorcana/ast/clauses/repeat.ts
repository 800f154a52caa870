import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** What happens again. */
export interface RepeatClauses {
  /** "Repeat this 3 times" */
  "repeat": { times: number | "until-no"; upTo?: true; effect?: Effect };
}

/** What the tree knows about each of them. */
export const repeatTraits: Traits<RepeatClauses> = {
  "repeat": { happens: "once", children: { effect: "effect" } },
};
