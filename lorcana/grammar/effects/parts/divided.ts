import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Amount, Target } from "../../../ast/mod.ts";
import { damageable as target } from "../../nouns/damageable.ts";
import { deal, remove } from "../../verbs.ts";
import { fixed, number, pattern, words } from "../../words.ts";
import { some } from "./some_damage.ts";

const divided: Rule<undefined> = words(
  "split among",
  "split as you choose among",
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

/** An amount of damage, and the cards among which it is divided. */
export type Divided = readonly [Amount, Target];

/** "deal 4 damage divided as you choose among your characters" */
export const dealingToSeveral: readonly Rule<Divided>[] = [
  pattern`${deal} ${some} damage ${divided} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${deal} a total of ${number} damage ${
    oneOf([divided, fixed("among")])
  } ${target}`.map(([, amount, , target]) => [amount, target]),
  pattern`${deal} ${number} total damage ${divided} ${target}`.map((
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
  pattern`${deal} ${some} damage to ${target}, ${asYouChoose}`.map((
    [, amount, target],
  ) => [amount, target]),
];

/** "remove up to 4 total damage from among any number of your characters" */
export const removingFromSeveral: readonly Rule<Divided>[] = [
  pattern`${remove} up to ${number} total damage ${fromAmong} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${remove} up to ${number} damage ${divided} ${target}`.map((
    [, amount, , target],
  ) => [amount, target]),
  pattern`${remove} a total of up to ${number} damage ${fromAmong} ${target}`
    .map(([, amount, , target]) => [amount, target]),
];
