import type { OptionalClauses } from "../../mod.ts";
import { askYes } from "../ask/ask.ts";
import { forPlayers } from "../ask/choosers.ts";
import type { Runners } from "../effects/parts/runners.ts";

/** Effects that a player may decline. */
export const optionalRunners: Runners<OptionalClauses> = {
  "optional": (moment, { effect, chooser }) => {
    const before = moment.game;
    const done = forPlayers(moment, chooser, (now, player) => {
      const [asked, yes] = askYes(now, player, "whether to do it");
      return yes ? asked.rules.run(asked, effect) : asked;
    });
    return { ...done, did: done.game !== before };
  },
};
