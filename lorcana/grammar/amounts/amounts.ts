import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Amount, CountedAmount, Ranked } from "../../ast/mod.ts";
import {
  cardStat,
  countedNoun,
  countOfCards,
  nounPhrase,
  target,
} from "../nouns/noun_phrase.ts";
import { damageable } from "../nouns/damageable.ts";
import { extreme } from "../nouns/having.ts";
import { spanned, withSpanIfObject } from "../spanned.ts";
import { allCards } from "../nouns/noun.ts";
import { stat } from "../nouns/stat.ts";
import {
  cardinal,
  lookup,
  number,
  pattern,
  plusNumber,
  words,
} from "../words.ts";
import {
  cardsUnder,
  countOf,
  damageOn,
  inkDropsOf,
  inkTypes,
  turnCount,
} from "./counted.ts";

const numberOf = words("the number of", "a number of");

countOfCards.keep(
  amount([
    pattern`${numberOf} ${countedNoun}`.map(([, noun]) => countOf(noun)),
    pattern`${numberOf} ${inkDropsOf()}`.map(([, amount]) => amount),
  ]),
);

/** Numbers that can be added up over several cards. */
const totals: Rule<Ranked | "damage"> = lookup<Ranked | "damage">({
  "damage": "damage",
  "cost": "cost",
  "{S}": "strength",
  "{W}": "willpower",
  "{L}": "lore",
});

/** Amounts after "equal to", which the game computes. */
const variable: Rule<Amount> = amount([
  cardStat,
  pattern`${numberOf} ${countedNoun}`.map(([, noun]) => countOf(noun)),
  pattern`${numberOf} cards ${words("under", "that were under")} ${target}`.map(
    (
      [, , target],
    ) => cardsUnder(target),
  ),
  pattern`${words("the damage", "the amount of damage")} ${
    optional(words("that was", "that were"))
  } on ${damageable}`.map(([, , target]) => damageOn(target)),
  lookup<Amount>({
    "the lore lost": { type: "this-way", what: "lore-lost" },
    "the lore lost this way": { type: "this-way", what: "lore-lost" },
    "the damage removed this way": { type: "this-way", what: "damage-removed" },
    "the damage dealt": { type: "this-way", what: "damage-dealt" },
    "that number": { type: "trigger-amount" },
    "the chosen number": { type: "chosen-number" },
  }),
  pattern`${numberOf} ${inkDropsOf()}`.map(([, amount]) => amount),
  lookup<Amount>({
    "the number of ink drops removed this way": {
      type: "this-way",
      what: "ink-drops-removed",
    },
  }),
  pattern`the total ${totals} ${words("of", "on", "among")} ${nounPhrase}`
    .map((
      [of, , noun],
    ): Amount => ({ type: "total", of, query: allCards(noun) })),
  pattern`${numberOf} ${turnCount(countedNoun)}`.map(([, amount]) => amount),
  pattern`the ${extreme} ${totals} ${words("of", "on", "among")} ${nounPhrase}`
    .map((
      [which, of, , noun],
    ): Amount => ({ type: "superlative", which, of, query: allCards(noun) })),
  pattern`${numberOf} different ${
    lookup<"classification" | "name">({
      "classifications": "classification",
      "names": "name",
    })
  } among ${nounPhrase}`.map((
    [, of, noun],
  ): Amount => ({ type: "different", of, query: allCards(noun) })),
  pattern`${numberOf} different ink types among ${nounPhrase}`.map((
    [, noun],
  ) => inkTypes(noun)),
]);

/** Reads any of several amounts, with its span. */
function amount(rules: readonly Rule<Amount>[]): Rule<Amount> {
  return spanned(oneOf<Amount>(rules), withSpanIfObject);
}

/** An amount with arithmetic: "that number plus 1", "twice that number". */
const computed: Rule<Amount> = amount([
  variable,
  pattern`${variable} plus ${cardinal}`.map(([amount, plus]) =>
    sum(amount, plus)
  ),
  pattern`${variable} minus ${number}`.map(([amount, plus]) =>
    sum(amount, -plus)
  ),
  pattern`${number} plus ${variable}`.map(([plus, amount]) =>
    sum(amount, plus)
  ),
  pattern`${number} more than ${variable}`.map(([plus, amount]) =>
    sum(amount, plus)
  ),
  pattern`twice ${variable}`.map(([amount]) => doubledAmount(amount)),
]);

/** An amount plus a number, which may be negative. */
export function sum(amount: Amount, plus: number): Amount {
  return { type: "sum", amount, plus };
}

function doubledAmount(amount: Amount): Amount {
  return typeof amount === "object"
    ? { ...amount, multiplier: 2 * (amount.multiplier ?? 1) }
    : typeof amount === "number"
    ? 2 * amount
    : amount;
}

/** ", to a maximum of 3 lore": the upper limit of an amount. */
export const maximum: Rule<number> = oneOf([
  pattern`, to a maximum of ${number} lore each`,
  pattern`, to a maximum of ${number} lore`,
  pattern`, to a maximum of ${number} cards`,
  pattern`, to a maximum of ${number} {I}`,
  pattern`, to a maximum of ${number} {I} less`,
  pattern`, to a maximum of ${number}`,
  pattern`, up to a maximum of ${number}`,
  pattern`, up to ${number}`,
  maximumStat().map((max): [number] => [max]),
]).map(([max]) => max);

/** ", to a maximum of +5 {S}" */
function maximumStat(): Rule<number> {
  return pattern`, to a maximum of ${plusNumber} ${stat}`.map(([max]) => max);
}

/** "equal to X, to a maximum of N". */
export const equalTo: Rule<Amount> = amount([
  pattern`equal to ${computed}`.map(([amount]) => amount),
  pattern`equal to ${computed} ${maximum}`.map(([value, max]): Amount => ({
    type: "clamp",
    value,
    max,
  })),
]);

/** ", where X is …": the value of X. */
export const whereX: Rule<Amount> = pattern`, where X is ${computed}`.map((
  [amount],
) => amount);

/** "that much", "that many": the amount mentioned before. */
export const thatMuch: Rule<Amount> = amount([lookup<Amount>({
  "X": { type: "chosen-number" },
  "that much": { type: "trigger-amount" },
  "that many": { type: "trigger-amount" },
  "that amount of": { type: "trigger-amount" },
  "that number of": { type: "trigger-amount" },
  "the same amount of": { type: "trigger-amount" },
  "the same number of": { type: "trigger-amount" },
  "twice that much": { type: "trigger-amount", multiplier: 2 },
  "twice that many": { type: "trigger-amount", multiplier: 2 },
  "double that much": { type: "trigger-amount", multiplier: 2 },
})]);

/** "2" or "that amount of", before {I}. */
export const inkAmount: Rule<Amount> = oneOf<Amount>([
  number,
  lookup<Amount>({ "that amount of": { type: "trigger-amount" } }),
]);

/** Multiplies an amount by a counter, if there is one. */
export function times(
  amount: Amount,
  counter: CountedAmount | undefined,
): Amount {
  if (counter === undefined) return amount;
  // "For each X, he gets +1 {S}, to a maximum of +3 {S}": limits the total.
  if (typeof amount === "object" && amount.type === "clamp") {
    return { ...amount, value: times(amount.value, counter) };
  }
  if (typeof amount !== "number") return amount;
  return amount === 1 ? counter : { ...counter, multiplier: amount };
}
