import type { ReplacementClauses } from "../../../lorcana/ast/clauses/replacement.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const replacementExamples: EffectExamples<ReplacementClauses> = {
  "create-replacement": [
    {
      text:
        "Until the start of your next turn, the next time this character would be dealt damage they take no damage instead",
      tree: {
        "type": "create-replacement",
        "replaces": "damage",
        "target": "SELF",
        "replacement": "prevent",
        "next": true,
        "duration": "until-start-of-next-turn",
      },
    },
  ],
};
