import type { EnergyEffects } from "../../ast/mod.ts";
import { phrase } from "../phrase.ts";
import { printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const energyPrinters: Printers<
  Pick<EnergyEffects, "GainEnergyEqualToCost">
> = {
  GainEnergyEqualToCost: ({ target }) =>
    target === "It"
      ? "gain {energy-symbol} equal to that character's cost"
      : phrase`gain {energy-symbol} equal to the cost of ${
        printTarget(target)
      }`,
};
