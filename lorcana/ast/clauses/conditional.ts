import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** Effects that depend on something. */
export interface ConditionalClauses {
  /** "If you have a Hero character in play, gain 1 lore" */
  "conditional": {
    condition: Condition;
    then: Effect;
    else?: Effect;
    /** "X. If C, Y instead", not "If C, Y. Otherwise, X". */
    wording?: { readonly instead: true };
  };
}

/** What the tree knows about each of them. */
export const conditionalTraits: Traits<ConditionalClauses> = {
  "conditional": {
    happens: "once",
    children: { condition: "condition", then: "effect", else: "effect" },
  },
};
