import type { NamedAbilities, NamedAbility } from "../../ast/internal.ts";
import { oneOf, type Rule } from "../../combinators/mod.ts";
import { costs } from "../cost.ts";
import { integer, pattern } from "../primitives.ts";
import { type Productions, variants } from "../productions.ts";

const productions: Productions<NamedAbilities> = {
  Reclaim: oneOf<number | null>([
    integer("reclaimforcost"),
    integer("reclaim-for-cost"),
    pattern`{reclaim}`.map(() => null),
  ]),
  ReclaimForCost: pattern`{reclaim} -- ${costs}`.map(([cost]) => cost),
};

/** "{ReclaimForCost}": keywords stand alone, without a period. */
export const named: Rule<NamedAbility> = variants(productions);
