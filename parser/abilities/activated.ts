import type { ActivatedAbility, Cost } from "../../ast/internal.ts";
import { oneOf, type Rule, separated } from "../../combinators/mod.ts";
import { costs } from "../cost.ts";
import { effect } from "../effect.ts";
import { pattern } from "../primitives.ts";

const ONCE = "once per turn";

type Item = Cost | typeof ONCE;

const item = oneOf<Item>([
  pattern`once per turn`.map(() => ONCE),
  pattern`${costs}`.map(([cost]) => cost),
]);

const items = separated(item, pattern`,`);

/** The part before the colon; a dash without {fast} means nothing. */
const paid = oneOf<Paid>([
  pattern`${items}:`.map(([items]) => ({ items, is_fast: false })),
  pattern`-- ${items}:`.map(([items]) => ({ items, is_fast: false })),
  pattern`{fast} ${items}:`.map(([items]) => ({ items, is_fast: true })),
  pattern`{fast} -- ${items}:`.map(([items]) => ({ items, is_fast: true })),
]);

/** "{Fast} -- Abandon an ally, once per turn: Draw {cards}." */
export const activated: Rule<ActivatedAbility> = pattern`${paid} ${effect}.`
  .map(([{ items, is_fast }, effect]) => {
    const costs = items.filter((item) => item !== ONCE)
      .filter((cost) => !isNothing(cost));
    const is_multi = !items.includes(ONCE);
    return is_fast || !is_multi
      ? { costs, effect, options: { is_fast, is_multi } }
      : { costs, effect };
  });

/** Whether a cost is "no cost". */
function isNothing(cost: Cost): boolean {
  return typeof cost === "object" && "CostList" in cost &&
    cost.CostList.length === 0;
}

interface Paid {
  readonly items: readonly Item[];
  readonly is_fast: boolean;
}
