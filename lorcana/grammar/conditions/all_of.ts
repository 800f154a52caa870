import type { Condition } from "../../ast/mod.ts";

const NONE: { readonly condition?: Condition } = {};

/** Joins conditions that must all hold; nested "and"s are flattened. */
export function allOf(
  list: readonly Condition[],
): { readonly condition?: Condition } {
  if (list.length === 0) return NONE;
  if (list.length === 1) return { condition: list[0]! };
  const conditions = list.flatMap((one) =>
    one.type === "and" ? one.conditions : [one]
  );
  return { condition: { type: "and", conditions } };
}
