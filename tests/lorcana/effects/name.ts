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
  "choose-property": [
    {
      text: "Choose a classification",
      tree: { "type": "choose-property", "what": "classification" },
    },
    {
      text: "Choose a card type",
      tree: { "type": "choose-property", "what": "card-type" },
    },
  ],
  "choose-number": [
    { text: "Choose a number", tree: { "type": "choose-number" } },
  ],
};
