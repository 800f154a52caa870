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
    wording?: ConditionalWording;
  };
}

/** The wording, if it is not "If C, X. Otherwise, Y". */
export type ConditionalWording =
  /** "X. If C, Y instead" */
  | { readonly instead: true }
  /** "X while C": it holds as long as the condition does. */
  | { readonly while: true }
  /** "If its card type is: • Character — X • Item — Y" */
  | { readonly byType: "first" | "next" };

/** Whether it replaces what was said before it. */
export function isInstead(
  { wording }: { readonly wording?: ConditionalWording },
): boolean {
  return wording !== undefined && "instead" in wording;
}

/** Whether it is said to hold as long as its condition does. */
export function isWhile(
  { wording }: { readonly wording?: ConditionalWording },
): boolean {
  return wording !== undefined && "while" in wording;
}

/** What the tree knows about each of them. */
export const conditionalTraits: Traits<ConditionalClauses> = {
  "conditional": {
    happens: "once",
    children: { condition: "condition", then: "effect", else: "effect" },
  },
};
