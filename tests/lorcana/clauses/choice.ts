import type { ChoiceClauses } from "../../../lorcana/ast/clauses/choice.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const choiceExamples: EffectExamples<ChoiceClauses> = {
  "choice": [
    {
      text: "Choose one:\n• Draw a card.\n• Gain 1 lore",
      tree: {
        "type": "choice",
        "options": [{ "type": "draw", "amount": 1, "player": "CONTROLLER" }, {
          "type": "gain-lore",
          "amount": 1,
          "player": "CONTROLLER",
        }],
        "optionLabels": ["Draw a card", "Gain 1 lore"],
      },
    },
    {
      text: "Choose one or both:\n• Draw a card.\n• Gain 1 lore",
      tree: {
        "type": "choice",
        "options": [{ "type": "draw", "amount": 1, "player": "CONTROLLER" }, {
          "type": "gain-lore",
          "amount": 1,
          "player": "CONTROLLER",
        }],
        "optionLabels": ["Draw a card", "Gain 1 lore"],
        "choose": 2,
        "upTo": true,
        "atLeast": 1,
      },
    },
    {
      text: "Banish chosen item or draw a card",
      tree: {
        "type": "choice",
        "options": [{ "type": "banish", "target": "CHOSEN_ITEM" }, {
          "type": "draw",
          "amount": 1,
          "player": "CONTROLLER",
        }],
        "optionLabels": ["Banish chosen item", "draw a card"],
        "wording": { "written": "or" },
      },
    },
  ],
};
