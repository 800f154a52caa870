import {
  type Amount,
  type Count,
  expandTarget,
  type Filter,
  type Target,
} from "@dreamtides/parse/lorcana";
import { bind, type Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { measure } from "../view/amounts.ts";
import { limits } from "../view/limits.ts";
import { type Asked, askNumber } from "./ask.ts";
import { pick } from "./pick.ts";

/**
 * How much an amount is, once the cards were chosen that it is about, and up to
 * how much there is; "any" and "up to" are for a player to decide.
 */
export function weigh(
  moment: Moment,
  amount: Count,
  most: number = Infinity,
  by: PlayerId = moment.you,
): Asked<number> {
  if (amount === "any" || isRange(amount)) {
    const [least, limit] = limits(moment, amount);
    return askNumber(moment, by, [least, Math.min(most, limit)], "how many");
  }
  const [chosen, settled] = settledAmount(moment, amount);
  return [chosen, Math.min(most, measure(chosen, settled))];
}

/** "up to 2", "2 or more" */
function isRange(count: Count): count is Exclude<Count, Amount> {
  return typeof count === "object" && !("type" in count);
}

/** The amount with the cards it is about chosen. */
function settledAmount(
  moment: Moment,
  amount: Amount,
): readonly [Moment, Amount] {
  if (typeof amount !== "object") return [moment, amount];
  if (amount.type === "sum") {
    const [chosen, inner] = settledAmount(moment, amount.amount);
    return [chosen, { ...amount, amount: inner }];
  }
  if (amount.type === "clamp") {
    const [chosen, value] = settledAmount(moment, amount.value);
    return [chosen, { ...amount, value }];
  }
  if (!("target" in amount)) return [moment, amount];
  const [chosen, target] = settledTarget(moment, amount.target);
  return [chosen, { ...amount, target }];
}

/** Ids that no text has: what is settled here is bound under one of them. */
const SETTLED = -1;

/** A target that somebody chose, as a reference to what was chosen. */
function settledTarget(
  moment: Moment,
  target: Target,
): readonly [Moment, Target] {
  const full = expandTarget(target);
  const isPicked = typeof full === "object" && "selector" in full &&
    full.selector !== "all";
  if (!isPicked) return [moment, target];
  const [chosen, cards] = pick(moment, full);
  const id = full.id ?? SETTLED - Object.keys(chosen.bound).length;
  return [bind(chosen, id, cards), { ref: "previous-target", id }];
}

/** Filters with the cards chosen that they compare with: "the same name as …". */
export function settledFilters(
  moment: Moment,
  filters: readonly Filter[],
): readonly [Moment, readonly Filter[]] {
  let now = moment;
  const settled = filters.map((one): Filter => {
    if (!("as" in one) || one.as === undefined) return one;
    if (!isChosen(one.as)) return one;
    const [chosen, as] = settledTarget(now, one.as);
    now = chosen;
    return { ...one, as };
  });
  return [now, settled];
}

/** Only a card that is "chosen" is chosen for a filter. */
function isChosen(target: Target): boolean {
  const full = expandTarget(target);
  return typeof full === "object" && "selector" in full &&
    full.selector === "chosen";
}
