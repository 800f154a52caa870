import type { GainControlEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const gainControlExamples: Examples<GainControlEffects> = {
  GainControl: [
    {
      text: "Gain control of an enemy with cost {e} or less.",
      variables: "e: 3",
      tree: {
        "GainControl": {
          "target": {
            "Enemy": {
              "CardWithCost": {
                "target": "Character",
                "cost_operator": "OrLess",
                "cost": 3,
              },
            },
          },
        },
      },
    },
  ],
};
