import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Amount, CountedAmount } from "../../ast/mod.ts";
import {
  anyNoun,
  cardStat,
  countOfCards,
  target,
} from "../nouns/noun_phrase.ts";
import { lookup, number, pattern, words } from "../words.ts";
import {
  cardsThisWay,
  cardsUnder,
  countOf,
  damageOn,
  inkDropsOf,
  participle,
} from "./counted.ts";

const numberOf = words("the number of", "a number of");

countOfCards.keep(
  pattern`${numberOf} ${anyNoun}`.map(([, noun]) => countOf(noun)),
);

/** "equal to …": an amount that the game works out. */
const variable: Rule<Amount> = oneOf<Amount>([
  cardStat,
  pattern`${numberOf} ${anyNoun}`.map(([, noun]) => countOf(noun)),
  pattern`${numberOf} cards under ${target}`.map(([, target]) =>
    cardsUnder(target)
  ),
  pattern`the damage on ${target}`.map(([target]) => damageOn(target)),
  pattern`the amount of damage on ${target}`.map(([target]) =>
    damageOn(target)
  ),
  lookup<Amount>({
    "the lore lost": { type: "this-way", what: "lore-lost" },
    "the lore lost this way": { type: "this-way", what: "lore-lost" },
    "the damage removed this way": { type: "this-way", what: "damage-removed" },
    "the damage dealt": { type: "this-way", what: "damage-dealt" },
    "that number": { type: "trigger-amount" },
  }),
  pattern`${numberOf} ${inkDropsOf()}`.map(([, amount]) => amount),
  lookup<Amount>({
    "the number of ink drops removed this way": {
      type: "this-way",
      what: "ink-drops-removed",
    },
  }),
  pattern`${numberOf} ${anyNoun} ${participle} this way`.map((
    [, noun, what],
  ) => cardsThisWay(what, noun)),
]);

/** ", to a maximum of 3 lore": what limits an amount. */
export const maximum: Rule<number> = oneOf([
  pattern`, to a maximum of ${number} lore each`,
  pattern`, to a maximum of ${number} lore`,
  pattern`, to a maximum of ${number} cards`,
  pattern`, to a maximum of ${number}`,
  pattern`, up to a maximum of ${number}`,
]).map(([max]) => max);

/** "equal to X, to a maximum of N". */
export const equalTo: Rule<Amount> = oneOf<Amount>([
  pattern`equal to ${variable}`.map(([amount]) => amount),
  pattern`equal to ${variable} ${maximum}`.map(([value, max]): Amount => ({
    type: "clamp",
    value,
    max,
  })),
]);

/** "that much", "that many": the amount spoken of before. */
export const thatMuch: Rule<Amount> = lookup<Amount>({
  "that much": { type: "trigger-amount" },
  "that many": { type: "trigger-amount" },
  "that amount of": { type: "trigger-amount" },
});

/** "2" or "that amount of", before {I}. */
export const inkAmount: Rule<Amount> = oneOf<Amount>([
  number,
  lookup<Amount>({ "that amount of": { type: "trigger-amount" } }),
]);

/** An amount, times what is counted. */
export function times(
  amount: Amount,
  counter: CountedAmount | undefined,
): Amount {
  if (counter === undefined || typeof amount !== "number") return amount;
  return amount === 1 ? counter : { ...counter, multiplier: amount };
}
