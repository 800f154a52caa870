import { type Moment, refuse } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { inForce } from "../view/in_force.ts";
import { concerns, type Way } from "./cost.ts";
import { pay } from "./pay.ts";

/** Pays the additional costs to play a card, or stops with the reason. */
export function payMore(moment: Moment, id: CardId, way: Way): Moment {
  const { source, you } = moment;
  const costs = inForce(moment, "additional-cost")
    .filter((one) => concerns(moment, one, id, way))
    .map(({ effect }) => effect.cost);
  return costs.reduce((now, cost) => {
    if (now.stopped !== undefined) return now;
    const paid = pay({ ...now, source: id, you: way.player }, cost);
    return paid === undefined
      ? refuse(now, `an additional cost to play ${id} cannot be paid`)
      : { ...paid, source, you };
  }, moment);
}
