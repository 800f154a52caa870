import type { Comparison } from "../ast/mod.ts";

/** A comparison with a number. */
export interface Bound {
  readonly comparison: Comparison;
  readonly value: number;
}

/** "more than 2" is "3 or more", "fewer than 1" is none. */
export function bounded(comparison: Comparison, value: number): Bound {
  switch (comparison) {
    case "greater-than":
      return { comparison: "greater-or-equal", value: value + 1 };
    case "less-than":
      return bounded("less-or-equal", value - 1);
    case "less-or-equal":
      return value === 0
        ? { comparison: "equal", value }
        : { comparison, value };
    default:
      return { comparison, value };
  }
}
