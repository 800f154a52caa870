import type { Comparison } from "../../ast/mod.ts";

/** "3 or more", "fewer than 3", "no" */
export function tally(comparison: Comparison, value: number): string {
  switch (comparison) {
    case "greater-or-equal":
      return `${value} or more`;
    case "less-or-equal":
      return `${value} or fewer`;
    case "less-than":
      return `fewer than ${value}`;
    case "greater-than":
      return `more than ${value}`;
    case "equal":
      return value === 0 ? "no" : `only ${value}`;
  }
}
