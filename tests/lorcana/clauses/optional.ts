import type { OptionalClauses } from "../../../lorcana/ast/clauses/optional.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const optionalExamples: EffectExamples<OptionalClauses> = {
  "optional": [
    {
      text: "You may draw a card, then choose and discard a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "sequence",
          "steps": [{ "type": "draw", "amount": 1, "player": "CONTROLLER" }, {
            "type": "discard",
            "amount": 1,
            "player": "CONTROLLER",
            "chosen": true,
          }],
        },
        "chooser": "CONTROLLER",
      },
    },
    {
      text: "You may choose and discard a card to draw a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "sequence",
          "steps": [{
            "type": "discard",
            "amount": 1,
            "player": "CONTROLLER",
            "chosen": true,
          }, {
            "type": "conditional",
            "condition": { "type": "if-you-do" },
            "then": { "type": "draw", "amount": 1, "player": "CONTROLLER" },
          }],
          "wording": { "joins": [" to"] },
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
};
