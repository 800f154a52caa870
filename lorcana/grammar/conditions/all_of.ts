import type { Condition } from "../../ast/mod.ts";

const NONE: { readonly condition?: Condition } = {};

/** Conditions that all must hold; one "and" holds them all. */
export function allOf(
  list: readonly Condition[],
): { readonly condition?: Condition } {
  if (list.length === 0) return NONE;
  const conditions = list.flatMap((one) =>
    one.type === "and" ? one.conditions : [one]
  );
  const [only] = conditions;
  return only === undefined ? {} : {
    condition: conditions.length === 1 ? only : { type: "and", conditions },
  };
}
