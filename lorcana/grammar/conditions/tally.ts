import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Comparison } from "../../ast/mod.ts";
import { bound } from "../nouns/filters.ts";
import { cardinal, fixed, lookup, numberOrZero, pattern } from "../words.ts";

/** A comparison for a number of cards. */
export interface Tally {
  readonly comparison: Comparison;
  readonly value: number;
}

/** "3 or more", "fewer than 3", "no" */
export const tally: Rule<Tally> = oneOf<Tally>([
  pattern`${numberOrZero} ${bound}`.map(([value, comparison]) => ({
    comparison,
    value,
  })),
  pattern`fewer than ${numberOrZero}`.map(([value]) => ({
    comparison: "less-than",
    value,
  })),
  pattern`less than ${numberOrZero}`.map(([value]) => ({
    comparison: "less-than",
    value,
  })),
  pattern`more than ${numberOrZero}`.map(([value]) => ({
    comparison: "greater-than",
    value,
  })),
  pattern`at least ${cardinal}`.map(([value]) => ({
    comparison: "greater-or-equal",
    value,
  })),
  pattern`exactly ${cardinal}`.map(([value]) => ({
    comparison: "equal",
    value,
  })),
  pattern`only ${cardinal}`.map(([value]) => ({ comparison: "equal", value })),
  fixed("no").map(() => ({ comparison: "equal", value: 0 })),
]);

/** "more" or "fewer" before "than". */
export const moreOrFewer: Rule<Comparison> = lookup<Comparison>({
  "more": "greater-than",
  "fewer": "less-than",
});
