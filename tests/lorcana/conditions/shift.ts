import type { ShiftConditions } from "../../../lorcana/ast/conditions/shift.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const shiftExamples: ConditionExamples<ShiftConditions> = {
  "used-shift": [
    {
      text: "you used Shift to play this character",
      tree: { "type": "used-shift" },
    },
  ],
};
