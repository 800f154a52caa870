import { putInInkwell } from "../deeds/leave.ts";
import { after, type Moment, refuse } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { placeOf } from "../state/zones.ts";
import { inForce } from "../view/in_force.ts";
import { isForbiddenTo } from "../view/restrictions.ts";
import { isInkable } from "../view/stats.ts";

/** Puts a card from the hand into the inkwell, within the turn's limit. */
export function ink(moment: Moment, id: CardId): Moment {
  const { you, game } = moment;
  if (isForbiddenTo(moment, you, "cant-ink")) {
    return refuse(moment, "no card can go into the inkwell");
  }
  const isCard = placeOf(game, id) === "hand" && isInkable(moment, id);
  if (!isCard) return refuse(moment, `${id} cannot go into the inkwell`);
  const allowed = inForce(moment, "additional-inkwell")
    .filter((one) => one.you === you)
    .reduce((sum, { effect }) => sum + effect.amount, 1);
  const done = game.used.filter((one) => one === "ink").length;
  if (done >= allowed) {
    return refuse(moment, "this turn's ink is in the inkwell");
  }
  const used = after(moment, { ...game, used: [...game.used, "ink"] });
  return putInInkwell(used, [id], false, you);
}
