import type { Count, Filter } from "../../ast/mod.ts";

/** "2 characters with the same name": the same as each other. */
export function sharedName(filters: readonly Filter[]): readonly Filter[] {
  return filters.some(isOfLast)
    ? filters.map((one) => isOfLast(one) ? SHARED : one)
    : filters;
}

const SHARED: Filter = { type: "shared-name" };

function isOfLast(filter: Filter): boolean {
  return filter.type === "same-name" && filter.as === undefined;
}

/** Whether so many cards are more than one. */
export function areSeveral(count: Count): boolean {
  if (typeof count === "number") return count > 1;
  if (typeof count !== "object") return false;
  return "upTo" in count
    ? count.upTo > 1
    : "atLeast" in count && count.atLeast > 1;
}
