import type { SkipEffects } from "../../../lorcana/ast/effects/skip.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const skipExamples: EffectExamples<SkipEffects> = {
  "skip-step": [
    {
      text: "Skip your draw step",
      tree: { "type": "skip-step", "step": "draw", "player": "CONTROLLER" },
    },
  ],
};
