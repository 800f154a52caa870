import type { PreventEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { cost } from "../cost.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate, unplayedTarget } from "../target.ts";

/** How the effects of this family are read. */
export const preventProductions: Productions<PreventEffects> = {
  Counterspell: oneOf<PreventEffects["Counterspell"]>([
    pattern`{prevent} a played ${cardPredicate}`
      .map(([card]) => ({ target: { Enemy: card } })),
    pattern`{prevent} ${unplayedTarget}`.map(([target]) => ({ target })),
  ]),
  CounterspellUnlessPaysCost: oneOf<
    PreventEffects["CounterspellUnlessPaysCost"]
  >([
    pattern`{prevent} a played ${cardPredicate} unless the opponent pays ${cost}`
      .map(([card, cost]) => ({ target: { Enemy: card }, cost })),
    pattern`{prevent} ${unplayedTarget} unless the opponent pays ${cost}`
      .map(([target, cost]) => ({ target, cost })),
  ]),
};
