import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Amount, Target } from "../../../ast/mod.ts";
import { damageable as target } from "../../nouns/damageable.ts";
import { number, pattern, verb, words } from "../../words.ts";

const deal = verb("deal");
const remove = verb("remove");

/** "a total of 4", "4 total", "4" */
const total: Rule<Amount> = oneOf<Amount>([
  number,
  pattern`a total of ${number}`.map(([amount]) => amount),
  pattern`${number} total`.map(([amount]) => amount),
]);
const divided: Rule<undefined> = words(
  "divided among",
  "divided as you choose among",
  "divided however you choose among",
  "distributed among",
  "distributed as you choose among",
);
const fromAmong: Rule<undefined> = words(
  "from among",
  "from",
  "divided among",
  "among",
);
const asYouChoose = words("divided as you choose", "divided among them");

/** How much damage, and the cards among which it is divided. */
export type Divided = readonly [Amount, Target];

/** "deal 4 damage divided as you choose among any number of chosen characters" */
export const dealingToSeveral: Rule<Divided> = oneOf<Divided>([
  pattern`${deal} ${total} damage ${divided} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${words("distribute", "divide")} ${number} damage ${
    words("as you choose among", "however you choose among", "among")
  } ${target}`.map(([, amount, , target]) => [amount, target]),
  pattern`${deal} ${number} total damage among ${target}`.map((
    [, amount, target],
  ) => [amount, target]),
  pattern`${deal} a total of ${number} damage to ${target}`.map((
    [, amount, target],
  ) => [amount, target]),
  pattern`${deal} ${total} damage to ${target}, ${asYouChoose}`.map((
    [, amount, target],
  ) => [amount, target]),
]);

/** "remove up to 4 total damage from among any number of your characters" */
export const removingFromSeveral: Rule<Divided> = oneOf<Divided>([
  pattern`${remove} up to ${number} total damage ${fromAmong} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${remove} up to ${number} damage ${divided} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${remove} a total of up to ${number} damage ${fromAmong} ${target}`
    .map(([, amount, , target]) => [amount, target]),
]);
