import type { Amount, Effect } from "../../ast/mod.ts";

/** The effect with the amount that was counted before it. */
export function withAmount(amount: Amount, effect: Effect): Effect {
  const walk = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if ("type" in node && node.type === "trigger-amount") {
      const { type: _, ...sign } = node;
      return typeof amount === "object" ? { ...amount, ...sign } : amount;
    }
    if (Array.isArray(node)) return node.map(walk);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value)]),
    );
  };
  return walk(effect) as Effect; // Amounts were replaced by amounts.
}
