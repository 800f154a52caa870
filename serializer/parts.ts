import { printCollection } from "./collection.ts";
import { printClosedCost } from "./cost.ts";
import {
  printBareCard,
  printBareTarget,
  printCards,
  printEachTarget,
  printOneCard,
  printTarget,
  printTargets,
} from "./predicate.ts";
import { printQuantities, printQuantity } from "./quantity.ts";
import type { PartPrinters } from "./said.ts";

/** How each part of a wording is written, unless it is a number. */
export const partPrinters: PartPrinters = {
  target: printTarget,
  bareTarget: printBareTarget,
  eachTarget: printEachTarget,
  targets: printTargets,
  yourTarget: (target) => printTarget(target, "Your"),
  voidTarget: (target) => printTarget(target, "YourVoid"),
  collected: ({ target, count }) => printCollection(target, count),
  oneCard: printOneCard,
  bareCard: printBareCard,
  manyCards: printCards,
  cost: printClosedCost,
  quantity: printQuantity,
  quantities: printQuantities,
};
