import {
  type CardType,
  expandTarget,
  type Query,
  type Target,
  type TurnConditions,
} from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import type { Happening } from "../state/happening.ts";
import { limits } from "../view/limits.ts";
import { compare } from "../view/filters.ts";
import { happenings, turnMetric } from "../view/turn_metric.ts";
import type { Holds } from "./holds.ts";

/** Conditions on whose turn it is, and what happened in it. */
export const turnConditions: Holds<TurnConditions> = {
  "during-turn": ({ game, you }, { whose }) =>
    (game.turn.player === you) === (whose === "your"),
  "first-turn": ({ game, you }, { firstPlayer }) =>
    game.turn.player === you && game.turn.number <= game.sides.length &&
    (firstPlayer === undefined || (game.turn.number === 1) === firstPlayer),
  // Without a number, once is enough.
  "turn-metric": (
    moment,
    { comparison = "greater-or-equal", value, times, ...counting },
  ) =>
    value !== undefined && isAmount(counting.metric)
      ? amounts(happenings(moment, counting)).some((amount) =>
        compare(amount, comparison, value)
      )
      : compare(
        turnMetric(moment, counting),
        comparison,
        value ?? times ?? atLeast(moment, counting.cards),
      ),
  "nth-this-turn": (moment, { nth, metric, by, what }) => {
    const counting = {
      metric: metric ?? (what === "challenge" ? "challenged" : "played"),
      ...(by === undefined ? {} : { by }),
      ...(what === "challenge" || what === "card" ? {} : { cards: all(what) }),
    } as const;
    return happenings(moment, counting).length === nth;
  },
};

/** The total amount for each player. */
function amounts(done: readonly Happening[]): readonly number[] {
  const sums = new Map<PlayerId | undefined, number>();
  for (const { by, amount = 1 } of done) {
    sums.set(by, (sums.get(by) ?? 0) + amount);
  }
  return [...sums.values()];
}

/** A query for all cards of a type, in any zone. */
function all(cardType: CardType): Query {
  return {
    selector: "all",
    count: "all",
    owner: "any",
    zones: [],
    cardTypes: [cardType],
  };
}

/** "2 or more cards": the least number that the text states, or 1. */
function atLeast(moment: Moment, cards: Target | undefined): number {
  const full = cards === undefined ? undefined : expandTarget(cards);
  if (typeof full !== "object" || !("count" in full)) return 1;
  return typeof full.count === "string" ? 1 : limits(moment, full.count)[0];
}

/** Whether the number in a text is an amount rather than a count. */
function isAmount(metric: string): boolean {
  return metric === "gained-lore" || metric === "lost-lore" ||
    metric === "got-ink-drops" || metric === "removed-ink-drops";
}
