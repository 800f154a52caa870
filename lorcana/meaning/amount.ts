import type { Amount } from "../ast/mod.ts";

/** An amount in one shape: counting once is counting. */
export function oneAmount(amount: Amount): Amount {
  if (typeof amount !== "object" || amount.multiplier !== 1) return amount;
  const { multiplier: _, ...rest } = amount;
  return rest as Amount; // All but an optional field.
}
