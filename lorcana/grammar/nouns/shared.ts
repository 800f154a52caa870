import type { Amount, Count, Distinct, Filter } from "../../ast/mod.ts";
import { compare } from "./compare.ts";

/** The cost of the card mentioned before. */
export const costOfIt: Amount = {
  type: "cost-of",
  target: { ref: "previous-target" },
};

/** "with the same …": as the card mentioned before, if it is about one card. */
export const SAME: { readonly [text: string]: Filter } = {
  "the same name": { type: "same-name" },
  "the same classification": { type: "same-classification" },
  "the same cost": compare("cost-comparison", "equal", costOfIt),
};

/** "2 characters with the same name": the same as each other. */
export function sharedAmong(filters: readonly Filter[]): readonly Filter[] {
  return filters.some(isOfLast)
    ? filters.map((one) => isOfLast(one) ? asShared(one) : one)
    : filters;
}

/** A filter for cards with something in common. */
export function shared(of: Distinct): Filter {
  return { type: "shared", of };
}

function asShared({ type }: Filter): Filter {
  return shared(
    type === "same-name"
      ? "name"
      : type === "same-classification"
      ? "classification"
      : "cost",
  );
}

function isOfLast(filter: Filter): boolean {
  return (filter.type === "same-name" ||
        filter.type === "same-classification") && filter.as === undefined ||
    filter.type === "cost-comparison" && filter.comparison === "equal" &&
      filter.value === costOfIt;
}

/** Whether a count means more than one card. */
export function areSeveral(count: Count): boolean {
  if (typeof count === "number") return count > 1;
  if (typeof count !== "object") return false;
  return "upTo" in count
    ? count.upTo > 1
    : "atLeast" in count && count.atLeast > 1;
}
