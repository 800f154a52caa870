import { after, type Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf, withCard } from "../state/game.ts";
import { placeOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { inForce } from "../view/in_force.ts";
import { keywordValue } from "../view/keywords.ts";
import { isForbidden } from "../view/restrictions.ts";
import { unlessReplaced } from "./replace.ts";

/** Deals damage to a card, reduced by Resist. */
export function dealDamage(
  moment: Moment,
  id: CardId,
  amount: number,
  source?: CardId,
): Moment {
  const isChallenge = moment.game.challenge !== undefined &&
    source !== undefined;
  const left = Math.min(
    amount - (keywordValue(moment, id, "Resist") ?? 0),
    limitOf(moment, id, isChallenge),
  );
  if (left <= 0 || isSafe(moment, id, isChallenge)) return moment;
  return unlessReplaced(moment, {
    event: "damage",
    card: id,
    amount: left,
    ...(isChallenge ? { inChallenge: true } : {}),
  }, (now) => dealt(putDamage(now, id, left, isChallenge), id, left, source));
}

/** "takes no damage from challenges", "can't be dealt damage" */
function isSafe(moment: Moment, id: CardId, isChallenge: boolean): boolean {
  return isForbidden(moment, id, "cant-be-dealt-damage") ||
    inForce(moment, "grant-ability").some(({ effect, cards }) =>
      cards.includes(id) && (effect.ability === "takes-no-damage" ||
        isChallenge && effect.ability === "takes-no-damage-from-challenges")
    );
}

/** "can't be dealt more than 2 damage in a challenge" */
function limitOf(moment: Moment, id: CardId, isChallenge: boolean): number {
  return Math.min(
    ...inForce(moment, "damage-limit")
      .filter(({ effect, cards }) =>
        cards.includes(id) && (isChallenge || !effect.challenges)
      )
      .map(({ effect }) => effect.amount),
  );
}

function dealt(
  moment: Moment,
  id: CardId,
  amount: number,
  source: CardId | undefined,
): Moment {
  return source === undefined ? moment : record(moment, {
    event: "deal-damage",
    card: source,
    other: id,
    amount,
    ...(moment.game.challenge === undefined ? {} : { inChallenge: true }),
  });
}

/** Puts damage counters on a card; nothing reduces them. */
export function putDamage(
  moment: Moment,
  id: CardId,
  amount: number,
  inChallenge = false,
): Moment {
  if (amount <= 0 || placeOf(moment.game, id) !== "play") return moment;
  const damage = cardOf(moment.game, id).damage + amount;
  return record(after(moment, withCard(moment.game, id, { damage })), {
    event: "damage",
    card: id,
    amount,
    ...(inChallenge ? { inChallenge: true } : {}),
  });
}

/** Removes damage from a card, up to what it has. */
export function removeDamage(
  moment: Moment,
  id: CardId,
  amount: number,
): Moment {
  const { damage } = cardOf(moment.game, id);
  const removed = Math.min(amount, damage);
  if (removed <= 0 || isForbidden(moment, id, "cant-remove-damage")) {
    return moment;
  }
  const game = withCard(moment.game, id, { damage: damage - removed });
  return record(after(moment, game), {
    event: "remove-damage",
    card: id,
    by: moment.you,
    amount: removed,
  });
}
