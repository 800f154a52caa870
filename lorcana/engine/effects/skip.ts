import type { SkipEffects } from "../../mod.ts";
import { after } from "../moment.ts";
import { eachPlayer } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Turns and steps are skipped. */
export const skipRunners: Runners<SkipEffects> = {
  "skip-step": (moment, { step, player: whose }) =>
    eachPlayer(moment, whose, (now, player) =>
      after(now, {
        ...now.game,
        skips: [...now.game.skips, { player, step }],
      })),
};
