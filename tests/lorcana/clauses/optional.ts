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
            "player": "CONTROLLER",
            "target": {
              "selector": "chosen",
              "count": 1,
              "owner": "you",
              "zones": ["hand"],
              "cardTypes": ["card"],
            },
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
            "player": "CONTROLLER",
            "target": {
              "selector": "chosen",
              "count": 1,
              "owner": "you",
              "zones": ["hand"],
              "cardTypes": ["card"],
            },
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
