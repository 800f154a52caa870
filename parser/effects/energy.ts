import type { EnergyEffects } from "../../ast/mod.ts";
import { oneOf } from "../../combinators/mod.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target } from "../target.ts";

/** How the effects of this family are read. */
export const energyProductions: Productions<
  Pick<EnergyEffects, "GainEnergyEqualToCost">
> = {
  GainEnergyEqualToCost: oneOf<EnergyEffects["GainEnergyEqualToCost"]>([
    pattern`gain {energy-symbol} equal to that character's cost`
      .map(() => ({ target: "It" })),
    pattern`gain {energy-symbol} equal to the cost of ${target}`
      .map(([target]) => ({ target })),
  ]),
};
