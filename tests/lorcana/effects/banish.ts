import type { BanishEffects } from "../../../lorcana/ast/effects/banish.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const banishExamples: EffectExamples<BanishEffects> = {
  "banish": [
    {
      text: "Banish chosen item or location",
      tree: {
        "type": "banish",
        "target": {
          "selector": "chosen",
          "count": 1,
          "owner": "any",
          "zones": ["play"],
          "cardTypes": ["item", "location"],
        },
      },
    },
    {
      text: "Each opponent chooses and banishes one of their characters",
      tree: {
        "type": "banish",
        "target": "CHOSEN_OPPOSING_CHARACTER",
        "chosenBy": "EACH_OPPONENT",
      },
    },
  ],
};
