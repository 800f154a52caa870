import type { Amount, Count } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { PlayerId } from "../state/card.ts";
import { measure } from "../view/amounts.ts";
import { limits } from "../view/limits.ts";
import { type Asked, askNumber } from "./ask.ts";
import { settledTarget } from "./pick.ts";

/**
 * The value of an amount, up to `most`, after asking for the cards it is about;
 * for "any" and "up to", the player chooses the number.
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

/** The amount, after asking for the cards it is about. */
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
