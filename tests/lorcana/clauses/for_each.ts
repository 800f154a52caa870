import type { ForEachClauses } from "../../../lorcana/ast/clauses/for_each.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const forEachExamples: EffectExamples<ForEachClauses> = {
  "for-each": [
    {
      text: "Gain 1 lore for each damaged character opponents have in play",
      tree: {
        "type": "for-each",
        "counter": {
          "type": "count",
          "query": {
            "selector": "all",
            "count": "all",
            "owner": "opponent",
            "zones": ["play"],
            "cardTypes": ["character"],
            "filter": [{ "type": "damaged" }],
          },
        },
        "effect": { "type": "gain-lore", "amount": 1, "player": "CONTROLLER" },
      },
    },
  ],
  "for-each-opponent": [
    {
      text: "For each opponent who doesn't, you draw a card",
      tree: {
        "type": "for-each-opponent",
        "condition": { "type": "if-they-do-not" },
        "effect": { "type": "draw", "amount": 1, "player": "CONTROLLER" },
      },
    },
  ],
};
