import type { WinEffects } from "../../../lorcana/ast/effects/win.ts";
import type { EffectExamples } from "../examples.ts";

/** Texts with their trees. */
export const winExamples: EffectExamples<WinEffects> = {
  "win-game": [
    {
      text: "You win the game",
      tree: { "type": "win-game", "player": "CONTROLLER" },
      canonical: "Win the game",
    },
  ],
  "win-condition-modification": [
    {
      text: "Opponents need 25 lore to win the game",
      tree: {
        "type": "win-condition-modification",
        "loreRequired": 25,
        "player": "OPPONENTS",
      },
    },
  ],
};
