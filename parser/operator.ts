import type { Operator } from "../ast/mod.ts";
import { oneOf, optional, type Rule } from "../combinators/mod.ts";
import { pattern } from "./primitives.ts";

/** How a card compares with a number: "or less", "or more", "higher", "lower". */
export const bound: Rule<(number: number) => Operator> = optional(oneOf<
  (number: number) => Operator
>([
  pattern`or less`.map(() => () => "OrLess"),
  pattern`or more`.map(() => () => "OrMore"),
  pattern`higher`.map(() => (number) => ({ HigherBy: number })),
  pattern`lower`.map(() => (number) => ({ LowerBy: number })),
])).map((operator) => operator ?? (() => "Exactly"));

/** How a card compares with something counted: "less than". */
export const comparison: Rule<Operator> = oneOf<Operator>([
  pattern`less than`.map(() => "OrLess"),
  pattern`greater than`.map(() => "OrMore"),
  pattern`equal to`.map(() => "Exactly"),
]);
