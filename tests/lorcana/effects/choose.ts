import type { ChooseEffects } from "../../../lorcana/ast/effects/choose.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const chooseExamples: EffectExamples<ChooseEffects> = {
  "select-target": [
    {
      text: "Choose a character of yours",
      tree: { "type": "select-target", "target": "CHOSEN_CHARACTER_OF_YOURS" },
    },
  ],
};
