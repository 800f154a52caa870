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
  "for-each-player": [
    {
      text: "Each opponent with more lore than you loses 1 lore",
      tree: {
        "type": "for-each-player",
        "player": "EACH_OPPONENT",
        "condition": {
          "type": "comparison",
          "left": { "type": "lore", "owner": "their" },
          "comparison": "greater-than",
          "right": { "type": "lore", "owner": "you" },
        },
        "effect": {
          "type": "lose-lore",
          "amount": 1,
          "player": { "that": "EACH_OPPONENT" },
        },
      },
    },
    {
      text: "For each opponent who doesn't, you draw a card",
      tree: {
        "type": "for-each-player",
        "player": "EACH_OPPONENT",
        "condition": { "type": "if-they-do-not" },
        "effect": { "type": "draw", "amount": 1, "player": "CONTROLLER" },
      },
    },
  ],
};
