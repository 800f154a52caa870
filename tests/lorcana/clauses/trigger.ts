import type { TriggerClauses } from "../../../lorcana/ast/clauses/trigger.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const triggerExamples: EffectExamples<TriggerClauses> = {
  "create-triggered-ability": [
    {
      text: "At the end of your turn, banish this character",
      tree: {
        "type": "create-triggered-ability",
        "ability": {
          "type": "triggered",
          "trigger": {
            "event": "end-turn",
            "timing": "at",
            "player": "CONTROLLER",
            "restrictions": [{ "type": "next-time" }],
          },
          "effect": { "type": "banish", "target": "SELF" },
        },
      },
    },
  ],
};
