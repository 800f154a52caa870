import { after, type Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { sideOf } from "../state/game.ts";
import { moved } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { isForbiddenTo } from "../view/restrictions.ts";

/** A player draws cards one by one, as far as there are any. */
export function draw(
  moment: Moment,
  player: PlayerId,
  amount: number,
): Moment {
  const top = sideOf(moment.game, player).deck[0];
  if (
    amount <= 0 || top === undefined ||
    isForbiddenTo(moment, player, "cant-draw")
  ) return moment;
  const drawn = after(moment, moved(moment.game, top, "hand", player));
  return draw(
    record(drawn, { event: "draw", card: top, by: player }),
    player,
    amount - 1,
  );
}
