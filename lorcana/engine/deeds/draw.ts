import { after, type Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { sideOf } from "../state/game.ts";
import { moved } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { unlessReplaced } from "./replace.ts";
import { isForbiddenTo } from "../view/restrictions.ts";

/** Draws cards one at a time, as long as the deck has any. */
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
  const happening = { event: "draw", card: top, by: player } as const;
  const drawn = unlessReplaced(
    moment,
    happening,
    (now) =>
      record(after(now, moved(now.game, top, "hand", player)), happening),
  );
  return draw(drawn, player, amount - 1);
}
