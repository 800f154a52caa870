import type { PointsEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printQuantity } from "../quantity.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const pointsPrinters: Printers<PointsEffects> = {
  EnemyGainsPoints: ({ count }) =>
    phrase`the opponent gains ${variable("points", count)}`,
  EnemyGainsPointsEqualToItsSpark: () =>
    "the opponent gains points equal to its spark",
  EnemyLosesPoints: ({ count }) =>
    phrase`the opponent loses ${variable("points", count)}`,
  GainPoints: ({ gains }) => phrase`gain ${variable("points", gains)}`,
  GainPointsForEach: ({ gain, for_count }) =>
    phrase`gain ${variable("points", gain)} for each ${
      printQuantity(for_count)
    }`,
  LosePoints: ({ loses }) => phrase`you lose ${variable("points", loses)}`,
};
