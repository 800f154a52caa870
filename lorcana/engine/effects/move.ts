import type { EffectOf, MoveEffects } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import { pick } from "../ask/pick.ts";
import { inkToMove, moveTo } from "../deeds/move.ts";
import { payInk } from "../deeds/cost.ts";
import { measure } from "../view/amounts.ts";
import { leave } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Characters move to locations. */
export const moveRunners: Runners<MoveEffects> = {
  "move-to-location": (moment, { character, location, cost }) => {
    const [first, characters] = pick(moment, character);
    const [now, locations] = pick(first, location);
    const to = locations[0];
    if (to === undefined) return now;
    return characters.reduce((then, id) => {
      if (cost === "free") return moveTo(then, id, to);
      const paid = payInk(then, then.you, inkToMove(then, id, to));
      return paid === undefined ? then : moveTo(paid, id, to);
    }, now);
  },
  "move-cost-reduction": leaveCost,
  "move-cost-increase": leaveCost,
};

function leaveCost(
  moment: Moment,
  effect: EffectOf<"move-cost-reduction"> | EffectOf<"move-cost-increase">,
): Moment {
  const [picked, cards] = pick(moment, effect.character);
  const amount = measure(picked, effect.amount);
  const { duration } = effect;
  return leave(picked, { ...effect, amount }, { cards, duration });
}
