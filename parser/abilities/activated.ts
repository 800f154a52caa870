import type { ActivatedAbility, Cost } from "../../ast/mod.ts";
import {
  oneOf,
  optional,
  type Rule,
  separated,
} from "../../combinators/mod.ts";
import { cost } from "../cost.ts";
import { pattern } from "../primitives.ts";
import { effect } from "../standard_effect.ts";

const ONCE = "once per turn";

const item = oneOf<Cost | typeof ONCE>([
  pattern`${cost}`.map(([cost]) => cost),
  pattern`once per turn`.map(() => ONCE),
]);

const isFast = optional(pattern`{fast}`.map(() => true));

/** "{Fast} -- Abandon an ally, once per turn: Draw {cards}." */
export const activated: Rule<ActivatedAbility> = pattern`${isFast} ${
  optional(pattern`--`)
} ${separated(item, pattern`,`)}: ${effect}.`
  .map(([fast, , items, effect]) => {
    const costs = items.filter((item) => item !== ONCE);
    const is_fast = fast ?? false;
    const is_multi = costs.length === items.length;
    return is_fast || !is_multi
      ? { costs, effect, options: { is_fast, is_multi } }
      : { costs, effect };
  });
