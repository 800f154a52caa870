import type { DrawEffects } from "../../mod.ts";
import { draw } from "../deeds/draw.ts";
import { sideOf } from "../state/game.ts";
import { eachPlayer } from "./parts/parts.ts";
import { weigh } from "../ask/weigh.ts";
import type { Runners } from "./parts/runners.ts";

/** Players draw cards. */
export const drawRunners: Runners<DrawEffects> = {
  "draw": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const most = sideOf(now.game, player).deck.length;
      const [asked, count] = weigh(now, amount, most, player);
      return draw(asked, player, count);
    }),
  "draw-until-hand-size": (moment, { size, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const { hand } = sideOf(now.game, player);
      const [asked, count] = weigh(now, size);
      return draw(asked, player, count - hand.length);
    }),
};
