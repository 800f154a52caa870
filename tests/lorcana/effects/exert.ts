import type { ExertEffects } from "../../../lorcana/ast/effects/exert.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const exertExamples: EffectExamples<ExertEffects> = {
  "exert": [
    {
      text: "Exert all opposing characters with 3 {S} or less",
      tree: {
        "type": "exert",
        "target": {
          "selector": "all",
          "count": "all",
          "owner": "opponent",
          "zones": ["play"],
          "cardTypes": ["character"],
          "filter": [{
            "type": "strength-comparison",
            "comparison": "less-or-equal",
            "value": 3,
          }],
        },
      },
    },
  ],
};
