import type { ShuffleEffects } from "../../../lorcana/ast/effects/shuffle.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const shuffleExamples: EffectExamples<ShuffleEffects> = {
  "shuffle-into-deck": [
    {
      text: "Shuffle chosen opposing character into their player's deck",
      tree: {
        "type": "shuffle-into-deck",
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "intoDeck": "owner",
      },
    },
  ],
  "shuffle-deck": [
    {
      text: "Shuffle your deck",
      tree: { "type": "shuffle-deck", "player": "CONTROLLER" },
    },
  ],
};
