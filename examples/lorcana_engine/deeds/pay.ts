import type { Cost, Query, Target } from "@dreamtides/parse/lorcana";
import { askCards } from "../ask/ask.ts";
import { pick } from "../ask/pick.ts";
import { limits } from "../view/limits.ts";
import { bind, type Moment, refuse } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf, sideOf } from "../state/game.ts";
import { cardsUnder } from "../state/zones.ts";
import { isOfType } from "../view/filters.ts";
import { payInk } from "./cost.ts";
import { dealDamage } from "./damage.ts";
import { banish, discard, put, returnToHand } from "./leave.ts";
import { exert } from "./turn_cards.ts";

type Part<K extends keyof Cost> = (
  moment: Moment,
  value: NonNullable<Cost[K]>,
  cost: Cost,
) => Moment | undefined;

/** How each part of a cost is paid; nothing if it cannot be paid in full. */
const PARTS: {
  readonly [K in Exclude<keyof Cost, "span" | "wording">]: Part<K>;
} = {
  ink: (moment, amount) => payInk(moment, moment.you, amount),
  exert: (moment) => {
    const { exerted, drying } = cardOf(moment.game, moment.source);
    return exerted || drying ? undefined : exert(moment, [moment.source]);
  },
  banishSelf: (moment) => banish(moment, [moment.source]),
  banishItem: (moment) =>
    withCards(moment, yours("item"), 1, (now, cards) => banish(now, cards)),
  banishCharacter: (moment) =>
    withCards(
      moment,
      yours("character"),
      1,
      (now, cards) => banish(now, cards),
    ),
  banish: (moment, target) =>
    withCards(moment, target, 1, (now, cards) => banish(now, cards)),
  discardCards: discardSome,
  discardChosen: (moment, _chosen, cost) =>
    cost.discardCards === undefined ? discardSome(moment, 1, cost) : moment,
  discardCardType: (moment, _type, cost) =>
    cost.discardCards === undefined && cost.discardChosen === undefined
      ? discardSome(moment, 1, cost)
      : moment,
  discardTarget: (moment, target) =>
    withCards(moment, target, 1, (now, cards) => discard(now, now.you, cards)),
  exertCharacters: (moment, count) =>
    withCards(moment, readyOnes("character", count), count, exert),
  exertItems: (moment, count) =>
    withCards(moment, readyOnes("item", count), count, exert),
  exertTarget: (moment, target) => withCards(moment, target, 1, exert),
  damageSelf: (moment, amount) => dealDamage(moment, moment.source, amount),
  damage: (moment, { amount, target }) =>
    withCards(
      moment,
      target,
      1,
      (now, cards) =>
        cards.reduce((then, id) => dealDamage(then, id, amount), now),
    ),
  returnToHand: (moment, target) =>
    withCards(moment, target, 1, (now, cards) => returnToHand(now, cards)),
  removeFromUnder: (moment, count) => {
    const under = cardsUnder(moment.game, moment.source);
    if (under.length < count) return undefined;
    return under.slice(0, count).reduce(
      (now, id) => put(now, id, "discard"),
      moment,
    );
  },
  effect: (moment, effect) => {
    const done = moment.rules.run(moment, effect);
    return done.stopped === undefined && done.game === moment.game
      ? undefined
      : done;
  },
};

/** Pays a cost, part by part; nothing if it cannot be paid in full. */
export function pay(moment: Moment, cost: Cost): Moment | undefined {
  let now: Moment | undefined = moment;
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const value = cost[name];
    if (value === undefined || now === undefined) continue;
    const part = PARTS[name] as Part<typeof name>; // By its own name.
    now = part(now, value as never, cost);
  }
  return now;
}

/** Pays a cost, or stops with the reason. */
export function payOrRefuse(moment: Moment, cost: Cost): Moment {
  return pay(moment, cost) ?? refuse(moment, "the cost cannot be paid");
}

function withCards(
  moment: Moment,
  target: Target,
  least: number,
  act: (moment: Moment, cards: readonly CardId[]) => Moment,
): Moment | undefined {
  const [picked, cards] = pick(moment, target);
  return cards.length < least && picked.stopped === undefined
    ? undefined
    : act(picked, cards);
}

function yours(type: "item" | "character", count = 1): Query {
  return {
    selector: "one-of",
    count,
    owner: "you",
    zones: ["play"],
    cardTypes: [type],
  };
}

function readyOnes(type: "item" | "character", count: number): Query {
  return { ...yours(type, count), filter: [{ type: "ready" }] };
}

function discardSome(
  moment: Moment,
  count: number,
  { discardCardType }: Cost,
): Moment | undefined {
  const hand = sideOf(moment.game, moment.you).hand.filter((id) =>
    discardCardType === undefined ||
    isOfType(cardOf(moment.game, id).printed, discardCardType)
  );
  if (hand.length < count) return undefined;
  const [asked, cards] = askCards(
    moment,
    moment.you,
    hand,
    limits(count),
    "discard to pay",
  );
  return discard(
    bind(asked, undefined, cards),
    moment.you,
    cards,
  );
}
