import type { InkDropEffects } from "../../mod.ts";
import { weigh } from "../ask/weigh.ts";
import { after, type Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { sideOf, withSide } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { isForbiddenTo } from "../view/restrictions.ts";
import { eachPlayer } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Players get and remove ink drops. */
export const inkDropRunners: Runners<InkDropEffects> = {
  "get-ink-drops": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const [asked, count] = weigh(now, amount);
      return count > 0 && !isForbiddenTo(now, player, "cant-get-ink-drops")
        ? record(changed(asked, player, count), {
          event: "get-ink-drops",
          by: player,
          amount: count,
        })
        : asked;
    }),
  "remove-ink-drops": (moment, { amount, player: whose }) =>
    eachPlayer(moment, whose, (now, player) => {
      const { inkDrops } = sideOf(now.game, player);
      const [asked, count] = weigh(now, amount, inkDrops, player);
      return count > 0 && !isForbiddenTo(now, player, "cant-remove-ink-drops")
        ? record(changed(asked, player, -count), {
          event: "remove-ink-drops",
          by: player,
          amount: count,
        })
        : asked;
    }),
};

function changed(
  moment: Moment,
  player: PlayerId,
  by: number,
): Moment {
  const inkDrops = sideOf(moment.game, player).inkDrops + by;
  return after(moment, withSide(moment.game, player, { inkDrops }));
}
