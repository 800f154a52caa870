import type { WinEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const winExamples: Examples<WinEffects> = {
  YouWinTheGame: [
    {
      text: "You win the game.",
      tree: "YouWinTheGame",
    },
  ],
};
