import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** How the game is won. */
export interface WinEffects {
  /** "Win the game" */
  "win-game": { player: Player };
  /** "Lose the game" */
  "lose-game": { player: Player };
  /** "Opponents need 25 lore to win the game" */
  "win-condition-modification": { loreRequired: number; player: Player };
}

/** What the tree knows about each of them. */
export const winTraits: Traits<WinEffects> = {
  "win-game": { happens: "once", children: { player: "player" } },
  "lose-game": { happens: "once", children: { player: "player" } },
  "win-condition-modification": {
    happens: "always",
    children: { player: "player" },
  },
};
