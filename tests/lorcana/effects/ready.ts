import type { ReadyEffects } from "../../../lorcana/ast/effects/ready.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const readyExamples: EffectExamples<ReadyEffects> = {
  "ready": [
    {
      text: "Ready another chosen character of yours",
      tree: { "type": "ready", "target": "ANOTHER_CHOSEN_CHARACTER_OF_YOURS" },
    },
  ],
};
