import type { RepeatClauses } from "../../../lorcana/ast/clauses/repeat.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const repeatExamples: EffectExamples<RepeatClauses> = {
  "repeat": [
    {
      text: "Deal 1 damage to chosen character. Repeat this 3 times",
      tree: {
        "type": "repeat",
        "times": 3,
        "effect": {
          "type": "deal-damage",
          "amount": 1,
          "target": "CHOSEN_CHARACTER",
        },
      },
    },
  ],
};
