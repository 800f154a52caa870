import type { WinEffects } from "../../ast/effects/win.ts";
import { effect } from "../effect.ts";
import { fixed, number, pattern, verb } from "../words.ts";
import type { Productions } from "./parts/production.ts";

/** "win the game", "opponents need 25 lore to win the game" */
export const winProductions: Productions<WinEffects> = {
  "win-game": {
    acts: [
      fixed("win the game").map(() => (player) =>
        effect({ type: "win-game", player })
      ),
    ],
  },
  "win-condition-modification": {
    acts: [
      pattern`${verb("need")} ${number} lore to win the game`.map(
        ([, loreRequired]) => (player) =>
          effect({ type: "win-condition-modification", loreRequired, player }),
      ),
    ],
  },
};
