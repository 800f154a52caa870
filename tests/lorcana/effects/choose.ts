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
  "break-tie": [
    {
      text:
        "Banish the opposing character with the highest cost. If there's a tie, you choose one",
      tree: {
        "type": "sequence",
        "steps": [
          {
            "type": "banish",
            "target": {
              "selector": "any",
              "count": 1,
              "owner": "opponent",
              "zones": ["play"],
              "cardTypes": ["character"],
              "filter": [
                { "type": "superlative", "which": "highest", "of": "cost" },
              ],
            },
          },
          { "type": "break-tie", "chosenBy": "CONTROLLER" },
        ],
      },
    },
  ],
};
