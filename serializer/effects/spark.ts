import type { SparkEffects } from "../../ast/internal.ts";
import { printCounted } from "../collection.ts";
import { phrase, variable } from "../phrase.ts";
import {
  printBareCard,
  printCards,
  printEachTarget,
  printTarget,
} from "../predicate.ts";
import { printQuantity } from "../quantity.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const sparkPrinters: Printers<SparkEffects> = {
  EachMatchingGainsSpark: ({ each, gains }) =>
    phrase`have each allied ${printBareCard(each)} gain +${
      variable("s", gains)
    } spark`,
  EachMatchingGainsSparkForEach: ({ each, gains, for_each }) =>
    gains === 1
      ? phrase`each allied ${
        printBareCard(each)
      } gains spark equal to the number of allied ${printCards(for_each)}`
      : phrase`each allied ${printBareCard(each)} gains +${
        variable("s", gains)
      } spark for each allied ${printBareCard(for_each)}`,
  GainsSpark: ({ target, gains }) =>
    phrase`${printTarget(target)} gains +${variable("s", gains)} spark`,
  GainsSparkForQuantity: ({ target, gains, for_quantity }) => {
    const spark = phrase`+${variable("s", gains)} spark for each ${
      printQuantity(for_quantity)
    }`;
    return target === "This"
      ? phrase`gain ${spark}`
      : phrase`${printTarget(target)} gains ${spark}`;
  },
  GainsSparkUntilYourNextMainForEach: ({ target, gains, for_each }) =>
    phrase`${printTarget(target)} gains +${
      variable("s", gains)
    } spark until your next main phase for each ${printEachTarget(for_each)}`,
  SparkBecomes: ({ collection, matching, spark }) => {
    const one = () => phrase`allied ${printBareCard(matching)}`;
    const many = () => phrase`allied ${printCards(matching)}`;
    const whose = collection === "All"
      ? phrase`each ${one()}`
      : printCounted(collection, { one, many });
    return phrase`the spark of ${whose} becomes ${variable("s", spark)}`;
  },
};
