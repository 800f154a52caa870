import type { Amount, Effect } from "../../ast/mod.ts";
import { walk } from "../../ast/walk.ts";

/** "Count the number of X. Gain that much lore": the effect with what was counted. */
export function withAmount(amount: Amount, effect: Effect): Effect {
  return counted.effect(effect, amount);
}

const counted = walk<Amount>((inside) => ({
  amount: (node, amount) => {
    if (typeof node !== "object" || node.type !== "trigger-amount") {
      return inside.amount(node, amount);
    }
    const { type: _, ...sign } = node;
    return typeof amount === "object" ? { ...amount, ...sign } : amount;
  },
}));
