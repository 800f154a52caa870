import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Amount, ConditionOf, Target } from "../../ast/mod.ts";
import { bound } from "../nouns/filters.ts";
import { allCards, toTarget } from "../nouns/noun.ts";
import { equalTo } from "../amounts/amounts.ts";
import { cardsUnder, damageOn, inkTypes } from "../amounts/counted.ts";
import { cardStat, nounPhrase } from "../nouns/noun_phrase.ts";
import { costs } from "../verbs.ts";
import { fixed, lookup, numberOrZero, pattern, words } from "../words.ts";
import { card, cardThen, has, hasNow, there, under } from "./card.ts";
import { muchThisWay } from "../../frames/much_this_way.ts";

type Compared = ConditionOf<"comparison">;

/** "the chosen number", "exactly 3": the value that a number must equal. */
const exactly: Rule<Amount> = oneOf<Amount>([
  pattern`exactly ${numberOrZero}`.map(([value]) => value),
  numberOrZero,
  lookup<Amount>({
    "the chosen number": { type: "chosen-number" },
  }),
  equalTo,
]);

/** "under him", "under your characters": counted together. */
const underThem: Rule<Target> = oneOf<Target>([
  under,
  checked(
    pattern`under ${nounPhrase}`,
    ([{ selector, owner }]) => selector === "all" && owner !== undefined,
  ).map(([noun]) => toTarget(noun)),
]);

/** "it costs 3 or less", "there are 2 or more cards under him" */
export const comparisons: readonly Rule<Compared>[] = [
  pattern`${card} ${hasNow} ${numberOrZero} ${bound} cards ${under}`
    .map((
      [card, , value, comparison],
    ) => ({
      type: "comparison",
      left: cardsUnder(card),
      comparison,
      right: value,
    })),
  pattern`${card} ${has} ${numberOrZero} ${bound} damage`.map((
    [card, , value, comparison],
  ) => ({
    type: "comparison",
    left: damageOn(card),
    comparison,
    right: value,
  })),
  pattern`${card} ${has} ${optional(fixed("exactly"))} ${numberOrZero} damage`
    .map(([card, , , right]) => ({
      type: "comparison",
      left: damageOn(card),
      comparison: "equal",
      right,
    })),
  pattern`${cardThen} ${costs} ${numberOrZero} ${bound}`.map((
    [target, , right, comparison],
  ) => ({
    type: "comparison",
    left: { type: "cost-of", target },
    comparison,
    right,
  })),
  pattern`${cardStat} ${words("is", "was")} ${numberOrZero} ${bound}`.map((
    [left, , right, comparison],
  ) => ({ type: "comparison", left, comparison, right })),
  pattern`${cardStat} is ${exactly}`.map(([left, right]) => ({
    type: "comparison",
    left,
    comparison: "equal",
    right,
  })),
  pattern`${
    oneOf<unknown>([there, fixed("you have")])
  } ${numberOrZero} ${bound} cards ${underThem}`.map((
    [, value, comparison, card],
  ) => ({
    type: "comparison",
    left: cardsUnder(card),
    comparison,
    right: value,
  })),
  pattern`${numberOrZero} ${bound} cards are ${under}`.map((
    [value, comparison, card],
  ) => ({
    type: "comparison",
    left: cardsUnder(card),
    comparison,
    right: value,
  })),
  pattern`${there} ${numberOrZero} ${bound} different ink types among ${nounPhrase}`
    .map(([, right, comparison, noun]) => ({
      type: "comparison",
      left: inkTypes(noun),
      comparison,
      right,
    })),
  pattern`${there} ${numberOrZero} ${bound} total damage ${
    words("on", "among")
  } ${nounPhrase}`.map(([, right, comparison, , noun]) => ({
    type: "comparison",
    left: { type: "total", of: "damage", query: allCards(noun) },
    comparison,
    right,
  })),
  pattern`${there} a total of ${numberOrZero} ${bound} damage ${
    words("on", "among")
  } ${nounPhrase}`.map(([, right, comparison, , noun]) => ({
    type: "comparison",
    left: { type: "total", of: "damage", query: allCards(noun) },
    comparison,
    right,
  })),
  ...muchThisWay,
];
