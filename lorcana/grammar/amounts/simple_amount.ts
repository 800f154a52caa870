import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { cardinal, lookup } from "../words.ts";

/** "a card", "2 cards", "3": a plain number or "a". */
export const simpleAmount: Rule<number> = oneOf([
  cardinal,
  lookup({ "a": 1, "an": 1 }),
]);
