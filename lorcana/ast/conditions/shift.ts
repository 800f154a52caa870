import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** How a card was played. */
export interface ShiftConditions {
  /** "you used Shift to play this character" */
  "used-shift": { target?: Target };
}

/** What the tree knows about each of them. */
export const shiftTraits: ConditionTraits<ShiftConditions> = {
  "used-shift": { children: { target: "target" }, withoutTarget: "this card" },
};
