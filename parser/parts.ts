import { collected } from "./collection.ts";
import { cost } from "./cost.ts";
import { quantity } from "./quantity.ts";
import type { PartRules } from "./said.ts";
import {
  cardPredicate,
  oneCard,
  predicate,
  target,
  voidTarget,
  yourTarget,
} from "./target.ts";

/** How each part of a wording is read, unless it is a number. */
export const partRules: PartRules = {
  target,
  bareTarget: target,
  eachTarget: predicate,
  targets: predicate,
  yourTarget,
  voidTarget,
  collected,
  oneCard,
  bareCard: cardPredicate,
  manyCards: cardPredicate,
  cost,
  quantity,
  quantities: quantity,
};
