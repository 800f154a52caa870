import type { ReturnEffects } from "../../mod.ts";
import { askCards } from "../ask/ask.ts";
import { onCards } from "../ask/choosers.ts";
import { returnToHand } from "../deeds/leave.ts";
import { after } from "../moment.ts";
import { mixed, reseeded } from "../state/chance.ts";
import { sideOf } from "../state/game.ts";
import { limits } from "../view/limits.ts";
import { who } from "../view/players.ts";
import { eachPlayer, pickFrom } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Cards are returned to a hand. */
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
      const [picked, cards] = pickFrom(now, whose, effect.target, player);
      return returnToHand(picked, cards);
    }),
  "return-from-inkwell": (moment, { amount, player: whose, random, until }) =>
    eachPlayer(moment, whose, (now, player) => {
      const { inkwell } = sideOf(now.game, player);
      const [least, most] = until === undefined
        ? limits(now, amount)
        : leaving(inkwell, until);
      if (!random) {
        const [picked, cards] = askCards(
          now,
          player,
          inkwell,
          [least, most],
          "choose from inkwell",
        );
        return returnToHand(picked, cards);
      }
      const cards = mixed(now.game, inkwell).slice(0, most);
      return returnToHand(after(now, reseeded(now.game)), cards);
    }),
};

/** The number of cards to return so that `until` are left, as a range. */
function leaving(
  { length }: readonly unknown[],
  until: number,
): readonly [number, number] {
  const count = Math.max(0, length - until);
  return [count, count];
}
