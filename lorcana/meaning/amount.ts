import { isCountedAmount } from "../ast/amount.ts";
import type { Count, CountedAmount } from "../ast/mod.ts";

/** An amount in one shape: counting once is counting. */
export function oneAmount<A extends Count>(amount: A): A {
  if (!isCountedAmount(amount) || amount.multiplier !== 1) return amount;
  const { multiplier: _, ...rest }: CountedAmount = amount;
  return rest as Count as A; // All but an optional field.
}
