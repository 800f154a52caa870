import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { KeywordEffects } from "../../ast/effects/keyword.ts";
import type { Amount, Cost, EffectOf, Keyword } from "../../ast/mod.ts";
import { equalTo, whereX } from "../amounts/amounts.ts";
import { maybeDuration } from "../amounts/durations.ts";
import { effect } from "../effect.ts";
import { SIMPLE_KEYWORDS } from "../keyword_names.ts";
import { keywordName } from "../nouns/filters.ts";
import { self } from "../nouns/reference.ts";
import { gains as gain, lose } from "../verbs.ts";
import {
  lookup,
  number,
  numberOrZero,
  pattern,
  plusNumber,
  words,
} from "../words.ts";
import { multiplied } from "./parts/limits.ts";
import type { Predicate, Productions } from "./parts/production.ts";

/** A keyword with its value or cost. */
interface Valued {
  readonly keyword: Keyword;
  readonly value?: Amount;
  readonly cost?: Cost;
}

/** "Evasive", "Challenger +2", "Singer 5", "Shift 3 {I}" */
const keyword: Rule<Valued> = oneOf<Valued>([
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
  pattern`Resist + ${equalTo}`.map(([value]) => ({ keyword: "Resist", value })),
  pattern`Singer ${number}`.map(([value]) => ({ keyword: "Singer", value })),
  pattern`Shift ${numberOrZero} {I}`.map(([ink]) => ({
    keyword: "Shift",
    cost: { ink },
  })),
  pattern`Shift ${numberOrZero}`.map(([ink]) => ({
    keyword: "Shift",
    cost: { ink },
  })),
  pattern`Boost ${number} {I}`.map(([ink]) => ({
    keyword: "Boost",
    value: ink,
  })),
]);

const withNumber: Rule<Keyword> = lookup<Keyword>({
  "Challenger": "Challenger",
  "Resist": "Resist",
});

/** "Evasive", without its verb. */
export const gained: Rule<Predicate<EffectOf<"gain-keyword">>> = keyword.map((
  { keyword, value, cost },
) =>
(target, limits) =>
  effect({
    type: "gain-keyword",
    keyword,
    target,
    value: value === undefined ? undefined : multiplied(value, limits),
    cost,
    duration: limits.duration,
  })
);

/** "gains Evasive", "loses Reckless" */
export const keywordProductions: Productions<KeywordEffects> = {
  "gain-keyword": {
    predicates: [
      pattern`${gain} ${gained}`.map(([, gained]) => gained),
      pattern`${gain} ${withNumber} + X ${maybeDuration} ${whereX}`.map((
        [, keyword, duration, value],
      ) =>
      (target) =>
        effect({ type: "gain-keyword", keyword, value, target, duration })
      ),
    ],
    clauses: [
      pattern`${self} gains Singer and counts as having ${plusNumber} cost to sing songs`
        .map(([target, plus]) => () =>
          effect({
            type: "gain-keyword",
            keyword: "Singer",
            target,
            value: { type: "sum", amount: { type: "cost-of", target }, plus },
          })
        ),
    ],
  },
  "gain-chosen-keyword": {
    predicates: [
      pattern`${gain} ${words("that keyword", "the chosen keyword")}`.map(
        () => (target, { duration }) =>
          effect({ type: "gain-chosen-keyword", target, duration }),
      ),
    ],
  },
  "lose-keyword": {
    predicates: [
      pattern`${lose} ${keywordName}`.map((
        [, keyword],
      ) =>
      (target, { duration }) =>
        effect({ type: "lose-keyword", keyword, target, duration })
      ),
    ],
  },
};
