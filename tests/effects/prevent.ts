import type { PreventEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const preventExamples: Examples<PreventEffects> = {
  Counterspell: [
    {
      text: "{Prevent} that card.",
      tree: { "Counterspell": { "target": "That" } },
    },
    {
      text: "{Prevent} a played event.",
      tree: { "Counterspell": { "target": { "Enemy": "Event" } } },
    },
    {
      text: "{Prevent} a played card with cost {e} or less.",
      variables: "e: 3",
      tree: {
        "Counterspell": {
          "target": {
            "Enemy": {
              "CardWithCost": {
                "target": "Card",
                "cost_operator": "OrLess",
                "cost": 3,
              },
            },
          },
        },
      },
    },
  ],
  CounterspellUnlessPaysCost: [
    {
      text: "{Prevent} a played event unless the opponent pays {e}.",
      variables: "e: 2",
      tree: {
        "CounterspellUnlessPaysCost": {
          "target": { "Enemy": "Event" },
          "cost": { "Energy": 2 },
        },
      },
    },
  ],
};
