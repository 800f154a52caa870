import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import { cardinal, lookup, pattern } from "../words.ts";

/** "2", "two", "a": a plain number or an article. */
export const simpleAmount: Rule<number> = oneOf([
  cardinal,
  lookup({ "a": 1, "an": 1 }),
]);

/** "a card", "2 cards": the number of cards. */
export const cardCount: Rule<number> = checked(
  pattern`${simpleAmount} ${lookup({ "card": false, "cards": true })}`,
  ([amount, plural]) => plural === (amount !== 1),
).map(([amount]) => amount);
