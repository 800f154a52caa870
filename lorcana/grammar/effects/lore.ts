import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { LoreEffects } from "../../ast/effects/lore.ts";
import type { Amount, EffectOf } from "../../ast/mod.ts";
import { equalTo, sum, thatMuch, whereX } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { gain, lose } from "../verbs.ts";
import { fixed, number, pattern } from "../words.ts";
import type { Act, Productions } from "./parts/production.ts";

const some: Rule<Amount> = oneOf<Amount>([number, thatMuch]);

const maybeLore = optional(fixed("lore"));

/** "that much lore plus 1" */
const more: Rule<Amount> = oneOf<Amount>([
  pattern`${thatMuch} ${maybeLore} plus ${number}`.map(([amount, , plus]) =>
    sum(amount, plus)
  ),
  pattern`${thatMuch} ${maybeLore} minus ${number}`.map(([amount, , plus]) =>
    sum(amount, -plus)
  ),
  pattern`${number} more lore`.map(([plus]) =>
    sum({ type: "trigger-amount" }, plus)
  ),
  pattern`${number} less lore`.map(([less]) =>
    sum({ type: "trigger-amount" }, -less)
  ),
]);

/** "gain 1 lore", "each opponent loses 1 lore" */
export const loreProductions: Productions<LoreEffects> = {
  "gain-lore": {
    acts: [
      pattern`${gain} ${some} lore`.map(([, amount]) => gaining(amount)),
      pattern`${gain} ${more}`.map(([, amount]) => gaining(amount)),
      pattern`${gain} X lore ${whereX}`.map(([, amount]) => gaining(amount)),
      pattern`${gain} lore ${equalTo}`.map(([, amount]) => gaining(amount)),
    ],
  },
  "lose-lore": {
    acts: [
      pattern`${lose} ${some} lore`.map(([, amount]) => losing(amount)),
      pattern`${lose} ${more}`.map(([, amount]) => losing(amount)),
      pattern`${lose} X lore ${whereX}`.map(([, amount]) => losing(amount)),
      pattern`${lose} lore ${equalTo}`.map(([, amount]) => losing(amount)),
    ],
  },
};

function gaining(amount: Amount): Act<EffectOf<"gain-lore">> {
  return (player) => effect({ type: "gain-lore", amount, player });
}

function losing(amount: Amount): Act<EffectOf<"lose-lore">> {
  return (player) => effect({ type: "lose-lore", amount, player });
}
