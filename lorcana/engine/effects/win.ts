import type { WinEffects } from "../../mod.ts";
import { won } from "../deeds/lore.ts";
import { after } from "../moment.ts";
import { eachPlayer, leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Players win the game. */
export const winRunners: Runners<WinEffects> = {
  "win-game": (moment, { player: whose }) =>
    eachPlayer(
      moment,
      whose,
      (now, player) => after(now, won(now.game, player)),
    ),
  "win-condition-modification": leaveOnTarget,
};
