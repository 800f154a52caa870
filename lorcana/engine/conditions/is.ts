import type { Distinct, IsConditions, Target } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { Card, CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { placeOf } from "../state/zones.ts";
import { measure } from "../view/amounts.ts";
import { compare, passes } from "../view/filters.ts";
import { mostInCommon } from "../view/in_common.ts";
import { fits } from "../view/queries.ts";
import { costOf, namesOf, statOf } from "../view/stats.ts";
import { meant } from "../view/targets.ts";
import type { Holds } from "./holds.ts";

/** Conditions on what a card is or has. */
export const isConditions: Holds<IsConditions> = {
  "no-damage": (moment, { target }) =>
    every(moment, target, ({ damage }) => damage === 0),
  "has-any-damage": (moment, { target }) =>
    every(moment, target, ({ damage }) => damage > 0),
  "is-exerted": (moment, { target }) =>
    every(moment, target, ({ exerted }) => exerted),
  "is-ready": (moment, { target }) =>
    every(moment, target, ({ exerted }) => !exerted),
  "at-location": (moment, { target, location }) => {
    const places = location === undefined ? undefined : meant(moment, location);
    return every(
      moment,
      target,
      ({ at }) => at !== undefined && (places?.includes(at) ?? true),
    );
  },
  "stat-threshold": (moment, { stat, comparison, value, target }) =>
    every(moment, target, ({ id }) =>
      compare(
        stat === "cost" ? costOf(moment, id) : statOf(moment, id, stat),
        comparison,
        measure(moment, value),
      )),
  "matches": (moment, { target, query }) =>
    every(moment, target, ({ id }) => fits(moment, id, query)),
  "matches-named-card": (moment, { target }) =>
    every(
      moment,
      target,
      ({ id }) =>
        moment.named !== undefined &&
        namesOf(moment, id).includes(moment.named),
    ),
  "is-named": (moment, { target, name }) =>
    every(moment, target, ({ id }) => namesOf(moment, id).includes(name)),
  "has": (moment, { target, filters }) =>
    every(
      moment,
      target,
      ({ id }) => filters.every((one) => passes(moment, id, one)),
    ) && filters.every((one) =>
      one.type !== "shared" ||
      areAlike(moment, target, one.of)
    ),
  "in-zone": (moment, { target, zone }) =>
    every(moment, target, ({ id }) => placeOf(moment.game, id) === zone),
};

/** Whether all cards of a target have something in common. */
function areAlike(moment: Moment, target: Target, of: Distinct): boolean {
  const cards = meant(moment, target);
  return mostInCommon(moment, cards, of) === cards.length;
}

/** A card, as it was when it left play if it has. */
function asLastSeen({ game }: Moment, id: CardId): Card {
  const card = cardOf(game, id);
  return placeOf(game, id) === "play" ? card : card.last ?? card;
}

/** Whether a test passes for all target cards; by default, for this card. */
function every(
  moment: Moment,
  target: Target | undefined,
  test: (card: Card) => boolean,
): boolean {
  const cards: readonly CardId[] = target === undefined
    ? [moment.source]
    : meant(moment, target);
  return cards.length > 0 &&
    cards.every((id) => test(asLastSeen(moment, id)));
}
