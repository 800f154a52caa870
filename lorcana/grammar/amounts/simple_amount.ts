import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import { cardinal, lookup, pattern } from "../words.ts";

/** "a card", "2 cards", "3": a plain number or "a". */
export const simpleAmount: Rule<number> = oneOf([
  cardinal,
  lookup({ "a": 1, "an": 1 }),
]);

/** "a card", "2 cards": how many. */
export const cardCount: Rule<number> = checked(
  pattern`${simpleAmount} ${lookup({ "card": false, "cards": true })}`,
  ([amount, plural]) => plural === (amount !== 1),
).map(([amount]) => amount);
