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
  "used-sing-together": [
    {
      text: "you used Sing Together to sing this song",
      tree: { "type": "used-sing-together", "target": "THIS_SONG" },
    },
  ],
  "removed-ink-drops": [
    {
      text: "you removed 2 ink drops to play this character",
      tree: { "type": "removed-ink-drops", "amount": 2, "purpose": "play" },
    },
  ],
};
