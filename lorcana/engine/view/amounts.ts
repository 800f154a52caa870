import type {
  Amount,
  Amounts,
  DoneThisWay,
  DoneToCards,
  Stat,
  Target,
} from "../../mod.ts";
import { type Moment, thisWay } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf, sideOf } from "../state/game.ts";
import { cardsEverUnder, placeOf } from "../state/zones.ts";
import { owners } from "./players.ts";
import { fits, fitting } from "./queries.ts";
import { costOf, rankOf, statOf } from "./stats.ts";
import { DISTINCT } from "./in_common.ts";
import { meant } from "./targets.ts";
import { wasDone } from "./this_way.ts";
import { turnMetric } from "./turn_metric.ts";

type Measure<P> = (moment: Moment, amount: P) => number;

const MEASURES: { readonly [K in keyof Amounts]: Measure<Amounts[K]> } = {
  "count": (moment, { query }) => fitting(moment, query).length,
  "lore": (moment, { owner }) =>
    Math.max(
      0,
      ...owners(moment, owner).map((id) => sideOf(moment.game, id).lore),
    ),
  "ink-drops": (moment, { owner }) =>
    owners(moment, owner)
      .reduce((all, id) => all + sideOf(moment.game, id).inkDrops, 0),
  "different": (moment, { of, query }) =>
    new Set(
      fitting(moment, query).flatMap((id) => DISTINCT[of](moment, id)),
    ).size,
  "superlative": (moment, { which, of, query }) => {
    const ranks = fitting(moment, query).map((id) => rankOf(moment, id, of));
    if (ranks.length === 0) return 0;
    return which === "highest" ? Math.max(...ranks) : Math.min(...ranks);
  },
  "total": (moment, { of, query }) =>
    fitting(moment, query).reduce(
      (all, id) =>
        all + (of === "damage" ? damage(moment, id) : rankOf(moment, id, of)),
      0,
    ),
  "damage-on-target": (moment, { target }) => sum(moment, target, damage),
  "cards-under": (moment, { target }) => sum(moment, target, under),
  "strength-of": (moment, { target }) =>
    sum(moment, target, (now, id) => numberOf(now, id, "strength")),
  "willpower-of": (moment, { target }) =>
    sum(moment, target, (now, id) => numberOf(now, id, "willpower")),
  "lore-value-of": (moment, { target }) =>
    sum(moment, target, (now, id) => numberOf(now, id, "lore")),
  "cost-of": (moment, { target }) => sum(moment, target, costOf),
  "this-way": (moment, { what, of }) =>
    of === "event" ? moment.event?.amount ?? 0 : totalThisWay(moment, what),
  "cards-this-way": (moment, { what, query }) =>
    cardsThisWay(moment, what).filter((id) => fits(moment, id, query)).length,
  "trigger-amount": (moment, { of }) =>
    of === "effect" ? doneBefore(moment) : moment.event?.amount ?? 0,
  "turn-count": (moment, { metric, by, query }) =>
    turnMetric(moment, {
      metric,
      cards: query,
      ...(by === undefined ? {} : { by }),
    }),
  "opponents": ({ game }) => game.sides.length - 1,
  "ink-types-this-way": (moment, { what }) =>
    new Set(
      cardsThisWay(moment, what).flatMap((id) =>
        cardOf(moment.game, id).printed.inkTypes ?? []
      ),
    ).size,
  "sum": (moment, { amount, plus }) => measure(moment, amount) + plus,
  "clamp": (moment, { value, max }) => Math.min(max, measure(moment, value)),
  "chosen-number": ({ number = 0 }) => number,
};

/** The value of an amount; "all" and "any" are unlimited. */
export function measure(moment: Moment, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if (amount === "all" || amount === "any") return Infinity;
  const own = MEASURES[amount.type] as Measure<unknown>; // The types match.
  const { multiplier = 1, per = 1 } = amount;
  return multiplier * Math.floor(own(moment, amount) / per);
}

function sum(
  moment: Moment,
  target: Target,
  of: (moment: Moment, id: CardId) => number,
): number {
  return meant(moment, target).reduce((all, id) => all + of(moment, id), 0);
}

/** The damage on a card, or what it had when it left play. */
function damage({ game }: Moment, id: CardId): number {
  const card = cardOf(game, id);
  return placeOf(game, id) === "play" ? card.damage : card.last?.damage ?? 0;
}

function under({ game }: Moment, id: CardId): number {
  return cardsEverUnder(game, id).length;
}

/** A stat of a card, or what it was when the card just left play. */
function numberOf(moment: Moment, id: CardId, stat: Stat): number {
  const { numbers } = cardOf(moment.game, id);
  return numbers !== undefined && hasJustLeft(moment, id)
    ? numbers[stat]
    : statOf(moment, id, stat);
}

/** Whether a card left play since the ability started, or in its event. */
function hasJustLeft(moment: Moment, id: CardId): boolean {
  const { event, game } = moment;
  return placeOf(game, id) !== "play" &&
    (event?.card === id || event?.other === id ||
      thisWay(moment).some((one) =>
        one.event === "leave-play" && one.card === id
      ));
}

/** The total of what was done this way; without amounts, the count. */
function totalThisWay(moment: Moment, what: DoneThisWay): number {
  return thisWay(moment).filter((one) => wasDone(moment, one, what))
    .reduce((all, { amount }) => all + (amount ?? 1), 0);
}

/**
 * How much the effect before did: the highest total of any kind of event. If
 * several players did it, only what the current player did.
 */
function doneBefore({ game, before = 0, they }: Moment): number {
  const sums = new Map<string, number>();
  const done = game.history.slice(before);
  const areSeveral = new Set(done.flatMap(({ by = [] }) => by)).size > 1;
  for (const { event, amount = 1, by } of done) {
    if (areSeveral && they !== undefined && by !== they) continue;
    sums.set(event, (sums.get(event) ?? 0) + amount);
  }
  return Math.max(0, ...sums.values());
}

/** The cards that something was done to this way. */
export function cardsThisWay(
  moment: Moment,
  what: DoneToCards,
): readonly CardId[] {
  if (what === "revealed") return moment.revealed;
  return thisWay(moment).filter((one) => wasDone(moment, one, what))
    .flatMap(({ card }) => card === undefined ? [] : [card]);
}
