import type { ConditionalClauses } from "../../../lorcana/ast/clauses/conditional.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const conditionalExamples: EffectExamples<ConditionalClauses> = {
  "conditional": [
    {
      text: "If you have a Hero character in play, gain 1 lore",
      tree: {
        "type": "conditional",
        "condition": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["play"],
            "cardTypes": ["character"],
            "filter": [{
              "type": "has-classification",
              "classification": "Hero",
            }],
          },
          "comparison": "greater-or-equal",
          "value": 1,
        },
        "then": { "type": "gain-lore", "amount": 1, "player": "CONTROLLER" },
      },
    },
    {
      text:
        "Gain 1 lore. If you have no cards in your hand, gain 2 lore instead",
      tree: {
        "type": "conditional",
        "condition": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "you",
            "zones": ["hand"],
            "cardTypes": ["card"],
          },
          "comparison": "equal",
          "value": 0,
        },
        "then": { "type": "gain-lore", "amount": 2, "player": "CONTROLLER" },
        "else": { "type": "gain-lore", "amount": 1, "player": "CONTROLLER" },
        "wording": { "instead": true },
      },
    },
  ],
};
