import {
  checked,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type {
  Condition,
  Effect,
  Keyword,
  KeywordAbility,
} from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { costItems } from "../clauses/parts/costs.ts";
import { condition } from "../conditions/condition.ts";
import { effect } from "../effect.ts";
import { SIMPLE_KEYWORDS } from "../keyword_names.ts";
import { unknownNames } from "../names.ts";
import { spanned, withSpan } from "../spanned.ts";
import {
  fixed,
  lookup,
  number,
  numberOrZero,
  pattern,
  plusNumber,
  words,
} from "../words.ts";

const whileChallenging: Rule<Partial<KeywordAbility> | undefined> = optional(
  fixed("while challenging").map((): Partial<KeywordAbility> => ({
    condition: { type: "in-challenge", role: "attacker" },
  })),
);

const ink = optional(fixed("{I}"));

function keyword(
  keyword: Keyword,
  fields: Partial<KeywordAbility> = {},
): KeywordAbility {
  return { type: "keyword", keyword, ...fields };
}

const shift: Rule<Partial<KeywordAbility>> = oneOf<Partial<KeywordAbility>>([
  pattern`Shift ${numberOrZero} ${ink}`.map(([ink]) => ({ cost: { ink } })),
  pattern`Shift: ${costItems}`.map(([cost]) => ({
    // The player who shifts chooses what to discard.
    cost: cost.effects === undefined
      ? cost
      : { ...cost, effects: cost.effects.map(chosen) },
  })),
]);

function chosen(effect: Effect): Effect {
  return effect.type === "discard" && isPile(effect.target)
    ? { ...effect, target: { ...effect.target, selector: "chosen" } }
    : effect;
}

/** A keyword on a line of its own. */
const keywordAbility: Rule<KeywordAbility> = oneOf<KeywordAbility>([
  lookup(
    Object.fromEntries(SIMPLE_KEYWORDS.map((name) => [name, keyword(name)])),
  ),
  pattern`Challenger ${plusNumber} ${whileChallenging}`.map(([value, when]) =>
    keyword("Challenger", { value, ...when })
  ),
  pattern`Resist ${plusNumber} ${whileChallenging}`.map(([value, when]) =>
    keyword("Resist", { value, ...when })
  ),
  pattern`Singer ${number}`.map(([value]) => keyword("Singer", { value })),
  pattern`Sing Together ${number}`.map(([value]) =>
    keyword("SingTogether", { value })
  ),
  pattern`Boost ${number} ${ink}`.map(([value]) => keyword("Boost", { value })),
  shift.map((fields) => keyword("Shift", fields)),
  pattern`${unknownNames} ${shift}`.map(([variant, fields]) =>
    keyword("Shift", { variant: variant.join(" "), ...fields })
  ),
]);

/** A line of keywords, no two the same: "Bodyguard, Support". */
export const keywordLine: Rule<readonly KeywordAbility[]> = checked(
  pattern`${
    separated(spanned(keywordAbility, withSpan), optional(fixed(",")))
  } ${optional(fixed("."))}`,
  ([list]) => list.length < 2 || areDifferent(list),
).map(([list]) => list);

const listMark = words(",", "and", ", and");

/** "Support and Ward while you have a Queen character in play." */
export const keywordsWhile: Rule<readonly [readonly Effect[], Condition]> =
  checked(
    pattern`${separated(keywordAbility, listMark)} ${
      words("while", "as long as")
    } ${condition} ${optional(fixed("."))}`,
    ([list]) => areDifferent(list) && list.every(isPlain),
  ).map(([list, , condition]) => [list.map(gained), condition]);

/** Whether cards can gain a keyword: at most, it has a number. */
function isPlain({ cost, variant, condition }: KeywordAbility): boolean {
  return cost === undefined && variant === undefined && condition === undefined;
}

function gained({ keyword, value }: KeywordAbility): Effect {
  return effect({ type: "gain-keyword", keyword, value, target: "SELF" });
}

function areDifferent(list: readonly KeywordAbility[]): boolean {
  return list.every((one, at) =>
    !list.some((other, after) =>
      after > at && other.keyword === one.keyword &&
      other.variant === one.variant
    )
  );
}
