import { isCountedAmount } from "../ast/amount.ts";
import type { Count, CountedAmount } from "../ast/mod.ts";

/** The canonical form of an amount, without a multiplier of 1. */
export function oneAmount<A extends Count>(amount: A): A {
  if (!isCountedAmount(amount)) return amount;
  const measured = oneMeasure(amount);
  if (measured.multiplier !== 1) return measured as Count as A; // Still one.
  const { multiplier: _, ...rest } = measured;
  return rest as Count as A; // Only an optional field is missing.
}

/**
 * "1 lore for each 1 damage removed" is "lore equal to the damage removed", or
 * "that much lore" if the event removed it.
 */
function oneMeasure(amount: CountedAmount): CountedAmount {
  if (amount.type !== "this-way") return amount;
  const { what, each: _, of, ...rest } = amount;
  return of === "event"
    ? { ...rest, type: "trigger-amount" }
    : { ...rest, what };
}
