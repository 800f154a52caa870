import type { WinEffects } from "../../mod.ts";
import { won } from "../deeds/lore.ts";
import { after } from "../moment.ts";
import { eachPlayer, leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Players win or lose the game. */
export const winRunners: Runners<WinEffects> = {
  "win-game": (moment, { player: whose }) =>
    eachPlayer(
      moment,
      whose,
      (now, player) => after(now, won(now.game, player)),
    ),
  // If one of two players loses, the other wins.
  "lose-game": (moment, { player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const other = now.game.sides.find(({ id }) => id !== player);
      return other === undefined ? now : after(now, won(now.game, other.id));
    }),
  "win-condition-modification": leaveOnTarget,
};
