import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Act } from "./who_acts.ts";
import { equalTo, thatMuch } from "../amounts/amounts.ts";
import type { Amount } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { number, pattern, verb } from "../words.ts";

const gain = verb("gain");
const lose = verb("lose");
const some: Rule<Amount> = oneOf<Amount>([number, thatMuch]);

/** "gain 1 lore", "each opponent loses 1 lore" */
export const loreActs: readonly Rule<Act>[] = [
  pattern`${gain} ${some} lore`.map(([, amount]) => gaining(amount)),
  pattern`${gain} lore ${equalTo}`.map(([, amount]) => gaining(amount)),
  pattern`${lose} ${some} lore`.map(([, amount]) => losing(amount)),
  pattern`${lose} lore ${equalTo}`.map(([, amount]) => losing(amount)),
];

function gaining(amount: Amount): Act {
  return (who) =>
    effect("gain-lore", {
      amount,
      target: who === "CONTROLLER" ? undefined : who,
    });
}

function losing(amount: Amount): Act {
  return (target) => effect("lose-lore", { amount, target });
}
