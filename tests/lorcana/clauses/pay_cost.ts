import type { PayCostClauses } from "../../../lorcana/ast/clauses/pay_cost.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const payCostExamples: EffectExamples<PayCostClauses> = {
  "pay-cost": [
    {
      text: "You may pay 2 {I} to draw a card",
      tree: {
        "type": "optional",
        "effect": {
          "type": "pay-cost",
          "cost": { "ink": 2 },
          "effect": { "type": "draw", "amount": 1, "player": "CONTROLLER" },
        },
        "chooser": "CONTROLLER",
      },
    },
  ],
  "additional-cost": [
    {
      text:
        "As an additional cost to play this character, banish one of your items",
      tree: {
        "type": "additional-cost",
        "target": "SELF",
        "cost": {
          "effects": [{
            "type": "banish",
            "target": {
              "selector": "one-of",
              "count": 1,
              "owner": "you",
              "zones": ["play"],
              "cardTypes": ["item"],
            },
          }],
        },
      },
    },
    {
      text:
        "As an additional cost to play items, pay 1 {I} and choose and discard a card",
      tree: {
        "type": "additional-cost",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": [],
          "cardTypes": ["item"],
        },
        "cost": {
          "ink": 1,
          "effects": [{
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
      },
    },
  ],
};
