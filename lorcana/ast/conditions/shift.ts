import type { Target } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** Conditions on how a card was played. */
export interface ShiftConditions {
  /** "you used Shift to play this character" */
  "used-shift": {
    target?: Target;
    /** "this turn", rather than at any time */
    thisTurn?: true;
  };
  /** "you used Sing Together to sing this song" */
  "used-sing-together": { target?: Target };
  /** "you removed an ink drop to play her" */
  "removed-ink-drops": {
    target?: Target;
    amount: number;
    /** "2 or more" */
    orMore?: true;
    purpose: "play" | "shift";
  };
}

/** The traits of these conditions. */
export const shiftTraits: ConditionTraits<ShiftConditions> = {
  "used-shift": { children: { target: "target" }, withoutTarget: "this card" },
  "used-sing-together": {
    children: { target: "target" },
    withoutTarget: "this card",
  },
  "removed-ink-drops": {
    children: { target: "target" },
    withoutTarget: "this card",
  },
};
