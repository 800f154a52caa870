import type { Operator } from "../ast/mod.ts";
import { oneOf, type Rule } from "../combinators/mod.ts";
import { pattern } from "./primitives.ts";

/** A number and how a card compares with it. */
export type Bound = readonly [number, Operator];

/** How a card compares with a number: "{e} or less", "{e} higher". */
export function bound(number: Rule<number>): Rule<Bound> {
  return oneOf<Bound>([
    pattern`${number}`.map(([number]) => [number, "Exactly"]),
    pattern`${number} or less`.map(([number]) => [number, "OrLess"]),
    pattern`${number} or more`.map(([number]) => [number, "OrMore"]),
    // The wire has room for another number than the compared one.
    pattern`${number} higher`.map(([number]) => [number, { HigherBy: number }]),
    pattern`${number} higher than ${number}`
      .map(([difference, number]) => [number, { HigherBy: difference }]),
    pattern`${number} lower`.map(([number]) => [number, { LowerBy: number }]),
    pattern`${number} lower than ${number}`
      .map(([difference, number]) => [number, { LowerBy: difference }]),
  ]);
}

/** How a card compares with something counted: "less than". */
export function comparison(number: Rule<number>): Rule<Operator> {
  return oneOf<Operator>([
    pattern`less than`.map(() => "OrLess"),
    pattern`greater than`.map(() => "OrMore"),
    pattern`equal to`.map(() => "Exactly"),
    pattern`higher by ${number} than`.map(([number]) => ({ HigherBy: number })),
    pattern`lower by ${number} than`.map(([number]) => ({ LowerBy: number })),
  ]);
}
