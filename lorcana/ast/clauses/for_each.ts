import type { CountedAmount } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Traits } from "../traits.ts";

/** Effects that happen as often as something is counted. */
export interface ForEachClauses {
  /** "Gain 1 lore for each damaged character" */
  "for-each": { counter: CountedAmount; effect: Effect; maximum?: number };
  /** "For each opponent who doesn't, you draw a card" */
  "for-each-opponent": { effect: Effect; condition?: Condition };
}

/** What the tree knows about each of them. */
export const forEachTraits: Traits<ForEachClauses> = {
  "for-each": {
    happens: "once",
    children: { counter: "amount", effect: "effect" },
  },
  "for-each-opponent": {
    happens: "once",
    children: { condition: "condition", effect: "effect" },
  },
};
