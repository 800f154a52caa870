import type { EnergyEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printEachTarget, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const energyPrinters: Printers<EnergyEffects> = {
  GainEnergy: ({ gains }) => phrase`gain ${variable("e", gains)}`,
  GainEnergyEqualToCost: ({ target }) =>
    target === "It"
      ? "gain {energy-symbol} equal to that character's cost"
      : phrase`gain {energy-symbol} equal to the cost of ${
        printTarget(target)
      }`,
  GainEnergyForEach: ({ gains, for_each }) =>
    phrase`gain ${variable("e", gains)} for each ${printEachTarget(for_each)}`,
  GainTwiceThatMuchEnergyInstead: () =>
    "gain twice that much {energy-symbol} instead",
  MultiplyYourEnergy: ({ multiplier }) =>
    phrase`${
      variable("MultiplyBy", multiplier)
    } the amount of {energy-symbol} you have`,
  SpendAllEnergyDissolveEnemy: () =>
    "spend all your {energy-symbol}. {dissolve} an enemy with cost less than or equal to the amount spent",
  SpendAllEnergyDrawAndDiscard: () =>
    "spend all your {energy-symbol}. Draw cards equal to the amount spent, then discard that many cards",
};
