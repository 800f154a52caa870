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
  "extra-turn": [
    {
      text: "Take an extra turn after this one",
      tree: { "type": "extra-turn", "player": "CONTROLLER" },
    },
    {
      text: "Chosen player takes another turn after this turn",
      tree: { "type": "extra-turn", "player": "CHOSEN_PLAYER" },
      canonical: "Chosen player takes an extra turn after this one",
    },
  ],
};
