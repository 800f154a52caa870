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
};
