import type { EnergyEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { energy, multiplier, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { predicate, target } from "../target.ts";

/** How the effects of this family are read. */
export const energyProductions: Productions<EnergyEffects> = {
  GainEnergy: pattern`gain ${energy}`.map(([gains]) => ({ gains })),
  GainEnergyEqualToCost: oneOf<EnergyEffects["GainEnergyEqualToCost"]>([
    pattern`gain {energy-symbol} equal to that character's cost`
      .map(() => ({ target: "It" })),
    pattern`gain {energy-symbol} equal to the cost of ${target}`
      .map(([target]) => ({ target })),
  ]),
  GainEnergyForEach: pattern`gain ${energy} for each ${predicate}`
    .map(([gains, for_each]) => ({ gains, for_each })),
  GainTwiceThatMuchEnergyInstead:
    pattern`gain twice that much {energy-symbol} instead`,
  MultiplyYourEnergy:
    pattern`${multiplier} the amount of {energy-symbol} you have`
      .map(([multiplier]) => ({ multiplier })),
  SpendAllEnergyDissolveEnemy:
    pattern`spend all your {energy-symbol}. {dissolve} an enemy with cost less than or equal to the amount spent`,
  SpendAllEnergyDrawAndDiscard:
    pattern`spend all your {energy-symbol}. draw cards equal to the amount spent, then discard that many cards`,
};
