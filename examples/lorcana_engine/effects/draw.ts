import type { DrawEffects } from "@dreamtides/parse/lorcana";
import { draw } from "../deeds/draw.ts";
import { sideOf } from "../state/game.ts";
import { measure } from "../view/amounts.ts";
import { amountOf, eachPlayer } from "./parts.ts";
import type { Runners } from "./runners.ts";

/** Cards come from a deck to a hand. */
export const drawRunners: Runners<DrawEffects> = {
  "draw": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const most = sideOf(now.game, player).deck.length;
      const [asked, count] = amountOf(now, amount, most, player);
      return draw(asked, player, count);
    }),
  "draw-until-hand-size": (moment, { size, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const { hand } = sideOf(now.game, player);
      return draw(now, player, measure(now, size) - hand.length);
    }),
};
