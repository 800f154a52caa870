import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Players win the game. */
export interface WinEffects {
  /** "Win the game" */
  "win-game": { player: Player };
  /** "Opponents need 25 lore to win the game" */
  "win-condition-modification": { loreRequired: number; player: Player };
}

/** The traits of these effects. */
export const winTraits: Traits<WinEffects> = {
  "win-game": { happens: "once", children: { player: "player" } },
  "win-condition-modification": {
    happens: "always",
    children: { player: "player" },
  },
};
