import type { LastingClauses } from "../../../lorcana/ast/clauses/lasting.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const lastingExamples: EffectExamples<LastingClauses> = {
  "lasting": [
    {
      text:
        "Until the start of your next turn, opponents need 25 lore to win the game",
      tree: {
        "type": "lasting",
        "duration": "until-start-of-next-turn",
        "effect": {
          "type": "win-condition-modification",
          "loreRequired": 25,
          "player": "OPPONENTS",
        },
      },
    },
  ],
};
