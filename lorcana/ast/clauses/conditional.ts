import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** Effects that depend on a condition. */
export interface ConditionalClauses {
  /** "If you have a Hero character in play, gain 1 lore" */
  "conditional": {
    condition: Condition;
    then: Effect;
    else?: Effect;
    wording?: ConditionalWording;
  };
}

/** How the text words it, unless "If C, X. Otherwise, Y". */
export type ConditionalWording =
  /** "X. If C, Y instead" */
  | { readonly instead: true }
  /** "X while C": applies as long as C is true. */
  | { readonly while: true }
  /** "If its card type is: • Character — X • Item — Y" */
  | { readonly byType: "first" | "next" };

/** Whether it replaces the effect before it. */
export function isInstead(
  { wording }: { readonly wording?: ConditionalWording },
): boolean {
  return wording !== undefined && "instead" in wording;
}

/** Whether it applies as long as its condition is true. */
export function isWhile(
  { wording }: { readonly wording?: ConditionalWording },
): boolean {
  return wording !== undefined && "while" in wording;
}

/** The traits of these effects. */
export const conditionalTraits: Traits<ConditionalClauses> = {
  "conditional": {
    happens: "once",
    children: { condition: "condition", then: "effect", else: "effect" },
  },
};
