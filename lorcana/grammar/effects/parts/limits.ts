import {
  checked,
  many,
  oneOf,
  type Rule,
} from "../../../../combinators/mod.ts";
import type {
  Amount,
  Condition,
  CountedAmount,
  Duration,
  Filter,
} from "../../../ast/mod.ts";
import { maximum, times } from "../../amounts/amounts.ts";
import { forEach } from "../../amounts/counted.ts";
import { duration } from "../../amounts/durations.ts";
import { condition } from "../../conditions/condition.ts";
import { fixed, lookup, pattern } from "../../words.ts";

/** States that cards can be in. */
export type State = "exerted" | "ready" | "damaged" | "undamaged";

/** The limits after a predicate. */
export interface Limits {
  readonly duration?: Duration;
  readonly forEach?: CountedAmount;
  readonly maximum?: number;
  readonly ifAble?: true;
  readonly here?: true;
  /** "while exerted" */
  readonly state?: State;
  /** A filter, if a condition is about each of the cards. */
  readonly which?: Filter;
  readonly condition?: Condition;
  /** Whether the condition is a duration: "while challenging". */
  readonly isWhile?: true;
  /** Whether it also ends when this card leaves play. */
  readonly inPlay?: true;
}

const limit: Rule<Limits> = oneOf<Limits>([
  duration.map((duration) => ({ duration })),
  forEach.map((forEach) => ({ forEach })),
  maximum.map((maximum) => ({ maximum })),
  fixed("if able").map(() => ({ ifAble: true })),
  fixed("while here").map(() => ({ here: true })),
  lookup<Limits>({
    "while exerted": { state: "exerted" },
    "while ready": { state: "ready" },
    "while damaged": { state: "damaged" },
  }),
  pattern`while ${condition}`.map(([condition]) => ({
    condition,
    isWhile: true,
  })),
  pattern`if ${condition}`.map(([condition]) => ({ condition })),
  pattern`unless ${condition}`.map(([condition]) => ({
    condition: { type: "not", condition },
  })),
]);

/** For a predicate without limits. */
export const NO_LIMITS: Limits = {};

/** Reads all limits after a predicate. */
export const limits: Rule<Limits> = checked(
  many(limit).map(withInPlay),
  areDifferent,
).map((list) =>
  list.length < 2 ? list[0] ?? NO_LIMITS : Object.assign({}, ...list)
);

/** Whether no limit occurs twice: nothing has two durations. */
function areDifferent(list: readonly Limits[]): boolean {
  if (list.length < 2) return true;
  const names = list.flatMap((limit) => Object.keys(limit));
  return new Set(names).size === names.length;
}

/** "at the start of their turn while this item is in play": two durations. */
function withInPlay(list: readonly Limits[]): readonly Limits[] {
  const isTwofold = list.some(({ duration }) =>
    duration !== undefined &&
    AT_START.has(duration)
  );
  return isTwofold
    ? list.map((one) =>
      one.duration === "while-in-play" ? { inPlay: true } : one
    )
    : list;
}

/** Durations that say when cards would ready, not how long an effect lasts. */
export const AT_START: ReadonlySet<Duration> = new Set<Duration>([
  "your-turn",
  "their-turn",
  "start-of-their-next-turn",
  "start-of-your-next-turn",
]);

/** An amount multiplied by its counter, up to its maximum. */
export function multiplied(
  amount: Amount,
  { forEach, maximum }: Limits,
): Amount {
  const value = times(amount, forEach);
  return maximum === undefined ? value : { type: "clamp", value, max: maximum };
}
