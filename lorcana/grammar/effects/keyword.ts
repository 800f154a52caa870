import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { effect } from "../effect.ts";
import { keywordName } from "../nouns/filters.ts";
import { multiplied } from "./limits.ts";
import { SIMPLE_KEYWORDS } from "../keyword_names.ts";
import { equalTo } from "../amounts/amounts.ts";
import type { Amount, Cost } from "../../ast/mod.ts";
import { lookup, number, pattern, plusNumber, verb, words } from "../words.ts";
import type { Build } from "./stat.ts";

/** A keyword with its value or cost. */
export interface Keyword {
  readonly keyword: string;
  readonly value?: Amount;
  readonly cost?: Cost;
}

/** "Evasive", "Challenger +2", "Singer 5", "Shift 3 {I}" */
export const keyword: Rule<Keyword> = oneOf<Keyword>([
  lookup(
    Object.fromEntries(
      SIMPLE_KEYWORDS.map((keyword) => [keyword, { keyword }]),
    ),
  ),
  pattern`Challenger ${plusNumber}`.map(([value]) => ({
    keyword: "Challenger",
    value,
  })),
  pattern`Resist ${plusNumber}`.map(([value]) => ({
    keyword: "Resist",
    value,
  })),
  pattern`Challenger + ${equalTo}`.map(([value]) => ({
    keyword: "Challenger",
    value,
  })),
  pattern`Singer ${number}`.map(([value]) => ({ keyword: "Singer", value })),
  pattern`Shift ${number} {I}`.map(([ink]) => ({
    keyword: "Shift",
    cost: { ink },
  })),
  pattern`Shift ${number}`.map(([ink]) => ({
    keyword: "Shift",
    cost: { ink },
  })),
  pattern`Boost ${number} {I}`.map(([ink]) => ({
    keyword: "Boost",
    value: ink,
  })),
]);

const gain = words("gain", "gains", "get", "gets", "has", "have");
const lose = verb("lose");

/** "Evasive", without its verb. */
export const gained: Rule<Build> = keyword.map((
  { keyword, value, cost },
): Build =>
(target, limits) =>
  effect("gain-keyword", {
    keyword,
    target,
    value: value === undefined ? undefined : multiplied(value, limits),
    cost,
    duration: limits.duration,
  })
);

/** "gains Evasive", "loses Reckless" */
export const keywordPredicates: readonly Rule<Build>[] = [
  pattern`${gain} ${gained}`.map(([, build]) => build),
  pattern`${lose} ${keywordName}`.map((
    [, keyword],
  ): Build =>
  (target, { duration }) =>
    effect("lose-keyword", { keyword, target, duration })
  ),
];
