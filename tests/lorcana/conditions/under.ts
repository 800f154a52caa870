import type { UnderConditions } from "../../../lorcana/ast/conditions/under.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const underExamples: ConditionExamples<UnderConditions> = {
  "has-card-under": [
    {
      text: "there's a card under this character",
      tree: { "type": "has-card-under" },
    },
  ],
};
