import type { Amount, Comparison, Filter } from "../../ast/mod.ts";

/** The filters for stats. */
export type StatFilter =
  | "strength-comparison"
  | "willpower-comparison"
  | "lore-comparison";

/** A filter that compares a number. */
export function compare(
  type:
    | StatFilter
    | "cost-comparison"
    | "cards-under"
    | "characters-at"
    | "total-strength-comparison"
    | "total-cost-comparison",
  comparison: Comparison,
  value: Amount,
): Filter {
  return { type, comparison, value };
}

/** Negates a filter. */
export function not(filter: Filter): Filter {
  return { type: "not", filter };
}
