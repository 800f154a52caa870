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

const OPPOSITES: { readonly [T in Filter["type"]]?: Filter } = {
  exerted: { type: "ready" },
  ready: { type: "exerted" },
  damaged: { type: "undamaged" },
  undamaged: { type: "damaged" },
};

/** What cards are that are not so: "without {S}" is to have 0 of it. */
export function opposite(filter: Filter): Filter {
  return "value" in filter && filter.value === 1 &&
      filter.comparison === "greater-or-equal"
    ? { ...filter, comparison: "equal", value: 0 }
    : OPPOSITES[filter.type] ?? not(filter);
}
