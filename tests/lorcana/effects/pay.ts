import type { PayEffects } from "../../../lorcana/ast/effects/pay.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const payExamples: EffectExamples<PayEffects> = {
  "cost-reduction": [
    {
      text: "You pay 1 {I} less for the next item you play this turn",
      tree: {
        "type": "cost-reduction",
        "amount": 1,
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": [],
          "cardTypes": ["item"],
        },
        "duration": "next-play-this-turn",
      },
    },
    {
      text: "You pay 2 {I} less to play Pirate characters",
      tree: {
        "type": "cost-reduction",
        "amount": 2,
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": [],
          "cardTypes": ["character"],
          "filter": [{
            "type": "has-classification",
            "classification": "Pirate",
          }],
        },
      },
    },
  ],
  "cost-increase": [
    {
      text: "You pay 1 {I} more to play actions",
      tree: {
        "type": "cost-increase",
        "amount": 1,
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "any",
          "zones": [],
          "cardTypes": ["action"],
        },
      },
    },
  ],
  "ability-cost-reduction": [
    {
      text: "You pay 1 {I} less to use the abilities of your items",
      tree: {
        "type": "ability-cost-reduction",
        "amount": 1,
        "target": "YOUR_ITEMS",
      },
    },
    {
      text: "The Boost ability of this character costs 2 {I} less this turn",
      tree: {
        "type": "ability-cost-reduction",
        "amount": 2,
        "target": "SELF",
        "keyword": "Boost",
        "duration": "this-turn",
      },
    },
  ],
  "ability-cost-increase": [
    {
      text: "Opponents pay 1 {I} more to use the abilities of items",
      tree: {
        "type": "ability-cost-increase",
        "amount": 1,
        "target": "ALL_ITEMS",
        "payer": "OPPONENTS",
      },
    },
  ],
};
