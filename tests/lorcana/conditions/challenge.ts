import type { ChallengeConditions } from "../../../lorcana/ast/conditions/challenge.ts";
import type { ConditionExamples } from "../examples.ts";

/** Texts with their trees. */
export const challengeExamples: ConditionExamples<ChallengeConditions> = {
  "in-challenge": [
    {
      text: "being challenged",
      tree: { "type": "in-challenge", "role": "defender" },
    },
  ],
};
