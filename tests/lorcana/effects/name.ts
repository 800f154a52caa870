import type { NameEffects } from "../../../lorcana/ast/effects/name.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const nameExamples: EffectExamples<NameEffects> = {
  "name-a-card": [
    {
      text: "Name a card",
      tree: { "type": "name-a-card" },
    },
  ],
  "choose-ink-type": [
    { text: "Choose an ink type", tree: { "type": "choose-ink-type" } },
  ],
};
