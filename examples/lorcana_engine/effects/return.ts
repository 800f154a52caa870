import type { ReturnEffects } from "@dreamtides/parse/lorcana";
import { onCards } from "../ask/choosers.ts";
import { returnToHand } from "../deeds/leave.ts";
import { after } from "../moment.ts";
import { mixed, reseeded } from "../state/chance.ts";
import { sideOf } from "../state/game.ts";
import { measure } from "../view/amounts.ts";
import { who } from "../view/players.ts";
import { eachPlayer, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards come back to a hand. */
export const returnRunners: Runners<ReturnEffects> = {
  "return-to-hand": (moment, effect) =>
    onCards(moment, effect, (now, cards) =>
      returnToHand(
        now,
        cards,
        effect.hand === "CONTROLLER" ? now.you : undefined,
      )),
  "return-from-discard": (moment, effect) =>
    eachPlayer(moment, effect.player, (now, player) => {
      const whose = effect.from === undefined
        ? player
        : who(now, effect.from).players[0] ?? player;
      const [picked, cards] = pickFrom(now, whose, "discard", effect, player);
      return returnToHand(picked, cards);
    }),
  "return-from-inkwell": (moment, { amount, player: whose, random, until }) =>
    eachPlayer(moment, whose, (now, player) => {
      const { inkwell } = sideOf(now.game, player);
      const count = until === undefined
        ? measure(now, amount)
        : Math.max(0, inkwell.length - until);
      if (!random) {
        const [picked, cards] = pickFrom(now, player, "inkwell", {
          amount: count,
        });
        return returnToHand(picked, cards);
      }
      const cards = mixed(now.game, inkwell).slice(0, count);
      return returnToHand(after(now, reseeded(now.game)), cards);
    }),
};
