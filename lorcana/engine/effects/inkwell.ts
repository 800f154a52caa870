import type { InkwellEffects } from "../../mod.ts";
import { forPlayers, onCards } from "../ask/choosers.ts";
import { putInInkwell } from "../deeds/leave.ts";
import { isPile, leave, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards are put into inkwells. */
export const inkwellRunners: Runners<InkwellEffects> = {
  "put-into-inkwell": (moment, effect) => {
    const { target, player: whose, exerted, chosenBy, by } = effect;
    const isExerted = exerted === true;
    if (isPile(target)) {
      return forPlayers(moment, whose, (now, player) => {
        const [picked, cards] = pickFrom(now, player, target);
        return putInInkwell(picked, cards, isExerted, player);
      });
    }
    // Unless the text says "your inkwell", cards go to their owners'.
    const inkwell = whose === "CONTROLLER" ? moment.you : undefined;
    return onCards(moment, {
      target,
      ...(chosenBy === undefined ? {} : { chosenBy }),
      ...(by === undefined ? {} : { by }),
    }, (now, cards) => putInInkwell(now, cards, isExerted, inkwell));
  },
  "additional-inkwell": (moment, effect) =>
    leave(moment, effect, {
      players: [moment.you],
      duration: effect.duration,
    }),
};
