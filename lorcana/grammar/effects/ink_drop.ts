import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { InkDropEffects } from "../../ast/effects/ink_drop.ts";
import type { Count } from "../../ast/mod.ts";
import { equalTo, sum, thatMuch } from "../amounts/amounts.ts";
import { simpleAmount } from "../amounts/simple_amount.ts";
import { effect } from "../effect.ts";
import { isOfWhoActs } from "../nouns/acting.ts";
import { lose, remove } from "../verbs.ts";
import { lookup, number, pattern, verb, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";

const drops = words("ink drop", "ink drops");

/** "an ink drop", "2 ink drops", "any number of ink drops" */
export const inkDrops: Rule<Count> = oneOf<Count>([
  pattern`${simpleAmount} ${drops}`.map(([amount]) => amount),
  pattern`${thatMuch} ${drops}`.map(([amount]) => amount),
  pattern`${thatMuch} ${drops} plus ${number}`.map(([amount, , plus]) =>
    sum(amount, plus)
  ),
  pattern`${words("that many", "that number")} plus ${number}`.map((
    [, plus],
  ) => sum({ type: "trigger-amount" }, plus)),
  pattern`up to ${number} ${drops}`.map(([upTo]): Count => ({ upTo })),
  pattern`a number of ink drops ${equalTo}`.map(([amount]) => amount),
  pattern`ink drops ${equalTo}`.map(([amount]) => amount),
  lookup<Count>({
    "any number of ink drops": "any",
    "any number of your ink drops": "any",
    "all ink drops": "all",
    "all your ink drops": "all",
    "all their ink drops": "all",
    "all of your ink drops": "all",
    "all of their ink drops": "all",
    "one of your ink drops": 1,
    "one of their ink drops": 1,
    "another ink drop": 1,
  }),
]);

/** "get 2 ink drops", "remove an ink drop" */
export const inkDropProductions: Productions<InkDropEffects> = {
  "get-ink-drops": {
    acts: [
      pattern`${words("get", "gets", "gain", "gains")} ${inkDrops}`.map((
        [, amount],
      ) =>
      (player) => effect({ type: "get-ink-drops", amount, player })),
    ],
  },
  "remove-ink-drops": {
    acts: [
      checked(
        pattern`${oneOf([remove, verb("spend"), lose])} ${inkDrops}`,
        isOfWhoActs,
      ).map(([, amount]) => (player) =>
        effect({ type: "remove-ink-drops", amount, player })
      ),
    ],
  },
};
