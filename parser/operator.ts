import { type Operator, type Operators, tagged } from "../ast/internal.ts";
import { oneOf, oneOfEntries, type Rule } from "../combinators/mod.ts";
import { pattern } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";

/** A number and how a card compares with it. */
export type Bound = readonly [number, Operator];

/** For each comparison, the compared number and the difference. */
type Compared = {
  readonly [K in keyof Operators]: readonly [number, Operators[K]];
};

type Bounds = { readonly [K in keyof Compared]: Rule<Compared[K]> };

function bounds(number: Rule<number>): Bounds {
  const only = ([number]: readonly [number]) => [number, undefined] as const;
  // The tree has both numbers; mostly they are the same.
  const same = ([number]: readonly [number]) => [number, number] as const;
  const both = ([difference, number]: readonly [number, number]) =>
    [number, difference] as const;
  return {
    LowerBy: oneOf([
      pattern`${number} lower`.map(same),
      pattern`${number} lower than ${number}`.map(both),
    ]),
    OrLess: pattern`${number} or less`.map(only),
    Exactly: pattern`${number}`.map(only),
    OrMore: pattern`${number} or more`.map(only),
    HigherBy: oneOf([
      pattern`${number} higher`.map(same),
      pattern`${number} higher than ${number}`.map(both),
    ]),
  };
}

/** How a card compares with a number: "{e} or less", "{e} higher". */
export function bound(number: Rule<number>): Rule<Bound> {
  return oneBound(bounds(number));
}

/** The same in two parts: "{s} or less" and "{s} or more", and the others. */
export function limitAndOthers(
  number: Rule<number>,
): { readonly limit: Rule<Bound>; readonly others: Rule<Bound> } {
  const { OrLess, OrMore, ...others } = bounds(number);
  return { limit: oneBound({ OrLess, OrMore }), others: oneBound(others) };
}

function oneBound<K extends keyof Operators>(
  rules: Pick<Bounds, K>,
): Rule<Bound> {
  return oneOfEntries<Pick<Compared, K>, Bound>(
    rules,
    (tag, [number, payload]) => [number, tagged<Operators, K>(tag, payload)],
  );
}

/** How a card compares with something counted: "less than". */
export function comparison(number: Rule<number>): Rule<Operator> {
  const only = ([number]: readonly [number]) => number;
  const productions: Productions<Operators> = {
    LowerBy: pattern`lower by ${number} than`.map(only),
    OrLess: pattern`less than`,
    Exactly: pattern`equal to`,
    OrMore: pattern`greater than`,
    HigherBy: pattern`higher by ${number} than`.map(only),
  };
  return variants(productions);
}
