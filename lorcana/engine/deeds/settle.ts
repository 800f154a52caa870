import type { Moment } from "../moment.ts";
import { cardOf } from "../state/game.ts";
import { cardsIn } from "../state/zones.ts";
import { statOf } from "../view/stats.ts";
import { banish } from "./leave.ts";

/** Banishes cards with as much damage as willpower, until none is left. */
export function settle(moment: Moment): Moment {
  if (moment.stopped !== undefined) return moment;
  const lost = cardsIn(moment.game, "play").filter((id) => {
    const { printed, damage } = cardOf(moment.game, id);
    return printed.willpower !== undefined && damage > 0 &&
      damage >= statOf(moment, id, "willpower");
  });
  if (lost.length === 0) return moment;
  const now = banish(moment, lost);
  return now.game === moment.game ? now : settle(now);
}
