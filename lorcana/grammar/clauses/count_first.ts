import type { Rule } from "../../../combinators/mod.ts";
import { isCountedAmount } from "../../ast/amount.ts";
import type { Amount, Effect } from "../../ast/mod.ts";
import { walk } from "../../ast/walk.ts";
import { countOf } from "../amounts/counted.ts";
import { countedNoun } from "../nouns/noun_phrase.ts";
import { pattern } from "../words.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";
import { sequence } from "./parts/pieces.ts";

/** "Count the number of X. Gain that much lore" */
export function countFirst(chain: Rule<Chain>): Rule<Clause> {
  return pattern`count the number of ${countedNoun}. ${chain}`.map((
    [noun, chain],
  ) => clause((who) => withAmount(countOf(noun), sequence(chain(who)))));
}

/** Replaces "that much" in the effect with the amount counted before it. */
function withAmount(amount: Amount, effect: Effect): Effect {
  return counted.effect(effect, amount);
}

const counted = walk<Amount>((inside) => ({
  amount: (node, amount) => {
    if (!isCountedAmount(node) || node.type !== "trigger-amount") {
      return inside.amount(node, amount);
    }
    const { multiplier } = node;
    return typeof amount === "object" && multiplier !== undefined
      ? { ...amount, multiplier }
      : amount;
  },
}));
