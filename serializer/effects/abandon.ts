import type { AbandonEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printCards, printOneCard, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const abandonPrinters: Printers<AbandonEffects> = {
  AbandonAndGainEnergyForSpark: ({ target, energy_per_spark }) =>
    phrase`abandon ${printTarget(target)} and gain ${
      energy_per_spark === 1
        ? "{energy-symbol}"
        : variable("e", energy_per_spark)
    } for each point of spark that character had`,
  AbandonAtEndOfTurn: ({ target }) =>
    phrase`abandon ${printTarget(target)} at end of turn`,
  EachPlayerAbandonsCharacters: ({ matching, count }) =>
    count === 1
      ? phrase`each player abandons ${printOneCard(matching)}`
      : phrase`each player abandons ${variable("count", count)} ${
        printCards(matching)
      }`,
};
