import { many, oneOf, type Rule } from "../../../combinators/mod.ts";
import { forEach, maximum } from "../amounts/amounts.ts";

import type { Quote } from "../../ast/mod.ts";
import { condition } from "../conditions/condition.ts";
import { duration } from "../amounts/durations.ts";
import { classified, grantPredicates } from "../effects/ability.ts";
import { gained, keywordPredicates } from "../effects/keyword.ts";
import { restrictionPredicates } from "../effects/restriction.ts";
import { type Build, change, statPredicates } from "../effects/stat.ts";
import type { Limits, Predicate } from "../effects/limits.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, lookup, pattern, words } from "../words.ts";

const limit: Rule<Limits> = oneOf<Limits>([
  duration.map((duration) => ({ duration })),
  forEach.map((forEach) => ({ forEach })),
  maximum.map((maximum) => ({ maximum })),
  fixed("if able").map(() => ({ ifAble: true })),
  fixed("while here").map(() => ({ here: true })),
  lookup<Limits>({
    "while exerted": { state: "exerted" },
    "while ready": { state: "ready" },
    "while damaged": { state: "damaged" },
  }),
  pattern`while ${condition}`.map(([condition]) => ({ condition })),
  pattern`if ${condition}`.map(([condition]) => ({ condition })),
  pattern`unless ${condition}`.map(([condition]) => ({
    condition: { type: "not", condition },
  })),
]);

const NO_LIMITS: Limits = {};

const limits: Rule<Limits> = many(limit).map((list) =>
  list.length < 2 ? list[0] ?? NO_LIMITS : Object.assign({}, ...list)
);

const mark = words("and", ",", ", and");

/** What one subject does: "gets +2 {S} and gains Evasive this turn". */
export function predicateList(
  quoted: Rule<Quote>,
): Rule<readonly Predicate[]> {
  const plain = oneOf<Build>([
    ...statPredicates,
    ...keywordPredicates,
    ...restrictionPredicates,
    ...grantPredicates(quoted),
  ]);
  const full = oneOf<Build>([
    plain,
    pattern`also ${plain}`.map(([build]) => build),
  ]);
  // Behind "and" the verb may go without saying: "gets +1 {S} and +1 {W}".
  const short = oneOf<Build>([
    full,
    change,
    gained,
    classified,
    quoted.map((ability): Build => (target, { duration }) =>
      duration === undefined
        ? { type: "grant-ability", ability, target }
        : { type: "grant-ability", ability, target, duration }
    ),
  ]);
  const first = limitedBy(full);
  const next = pattern`${mark} ${limitedBy(short)}`.map(([, one]) => one);
  return pattern`${first} ${many(next)}`.map(([first, others]) => [
    first,
    ...others,
  ]);
}

/** A predicate with what stands behind it and limits it. */
function limitedBy(rule: Rule<Build>): Rule<Predicate> {
  const whole = pattern`${rule} ${limits}`.map((
    [build, limits],
  ): Predicate => ({
    build,
    limits,
  }));
  return spanned(whole, withSpan);
}

/** What can be given: "+2 {S}", "Challenger +2". */
export function givenList(
  quoted: Rule<Quote>,
): Rule<readonly Predicate[]> {
  const thing = oneOf<Build>([
    change,
    gained,
    quoted.map((ability): Build => (target, { duration }) =>
      duration === undefined
        ? { type: "grant-ability", ability, target }
        : { type: "grant-ability", ability, target, duration }
    ),
  ]);
  const one = limitedBy(thing);
  const next = pattern`${mark} ${one}`.map(([, one]) => one);
  return pattern`${one} ${many(next)}`.map(([first, others]) => [
    first,
    ...others,
  ]);
}
