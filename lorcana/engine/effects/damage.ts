import type { DamageEffects } from "../../mod.ts";
import { askNumber } from "../ask/ask.ts";
import { onCards } from "../ask/choosers.ts";
import { pick } from "../ask/pick.ts";
import { weigh } from "../ask/weigh.ts";
import { dealDamage, putDamage, removeDamage } from "../deeds/damage.ts";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { isForbidden } from "../view/restrictions.ts";
import { leaveOnTarget } from "./parts/parts.ts";
import type { Runners } from "./parts/runners.ts";

/** Damage is dealt, removed and moved. */
export const damageRunners: Runners<DamageEffects> = {
  "deal-damage": (moment, effect) => {
    // The text names the source first, so it is chosen first.
    const [picked, [source]] = effect.source === undefined
      ? [moment, []] as const
      : pick(moment, effect.source);
    return onCards(picked, effect, (now, cards) => {
      const [asked, amount] = weigh(now, effect.amount);
      return cards.reduce(
        (then, id) => dealDamage(then, id, amount, source),
        asked,
      );
    });
  },
  "put-damage": (moment, effect) =>
    onCards(moment, effect, (now, cards) => {
      const [asked, amount] = weigh(now, effect.amount);
      return cards.reduce((then, id) => putDamage(then, id, amount), asked);
    }),
  "remove-damage": (moment, effect) =>
    onCards(moment, effect, (now, cards) =>
      cards.reduce((then, id) => {
        const { damage } = cardOf(then.game, id);
        const [asked, most] = weigh(then, effect.amount, damage);
        const [decided, amount] = upTo(asked, most, effect.upTo);
        return removeDamage(decided, id, amount);
      }, now)),
  "move-damage": (moment, { amount, from, to, upTo: isUpTo }) => {
    const [left, sources] = pick(moment, from);
    const [right, targets] = pick(left, to);
    const target = targets[0];
    if (target === undefined) return right;
    return sources.reduce((now, id) => {
      const [asked, most] = weigh(now, amount, cardOf(now.game, id).damage);
      const [decided, moved] = upTo(asked, most, isUpTo);
      return moveDamage(decided, id, target, moved);
    }, right);
  },
  "enters-with-damage": leaveOnTarget,
  "damage-limit": leaveOnTarget,
  "damage-source-stat-override": leaveOnTarget,
};

/** The full amount, or as much of it as the player chooses. */
function upTo(
  moment: Moment,
  most: number,
  isUpTo: boolean | undefined,
): readonly [Moment, number] {
  return isUpTo
    ? askNumber(moment, moment.you, [0, most], "how much damage")
    : [moment, most];
}

function moveDamage(
  moment: Moment,
  from: CardId,
  to: CardId,
  amount: number,
): Moment {
  return isForbidden(moment, from, "cant-remove-damage")
    ? moment
    : putDamage(removeDamage(moment, from, amount), to, amount);
}
