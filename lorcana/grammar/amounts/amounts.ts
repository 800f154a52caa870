import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  Amount,
  Controller,
  CountedAmount,
  Query,
  TurnMetric,
} from "../../ast/mod.ts";
import { did, who } from "./this_turn.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import {
  anyNoun,
  cardStat,
  countOfCards,
  nounPhrase,
  target,
} from "../nouns/noun_phrase.ts";
import {
  cardinal,
  lookup,
  number,
  pattern,
  theNumberOne,
  words,
} from "../words.ts";

/** "a card", "2 cards", "3": a plain number or "a". */
export const simpleAmount: Rule<number> = oneOf([
  cardinal,
  lookup({ "a": 1, "an": 1 }),
]);

const one = optional(theNumberOne);

/** What was done to cards "this way". */
const participle: Rule<string> = lookup({
  "discarded": "discarded",
  "banished": "banished",
  "returned": "returned",
  "exerted": "exerted",
  "readied": "readied",
  "revealed": "revealed",
  "moved": "moved",
  "played": "played",
  "shuffled": "shuffled",
});

/** What happened "this way": "1 damage removed this way". */
const thisWay: Rule<CountedAmount> = oneOf<CountedAmount>([
  pattern`${one} damage removed this way`.map(() => way("damage-removed")),
  pattern`${one} damage removed`.map(() => way("damage-removed")),
  pattern`${one} damage counter removed this way`.map(() =>
    way("damage-removed")
  ),
  pattern`${one} damage moved this way`.map(() => way("damage-moved")),
  pattern`${one} damage counter moved this way`.map(() => way("damage-moved")),
  pattern`${one} lore lost this way`.map(() => way("lore-lost")),
  pattern`${one} damage dealt this way`.map(() => way("damage-dealt")),
  pattern`character you moved`.map(() => way("characters-moved")),
  pattern`character moved this way`.map(() => way("characters-moved")),
  pattern`${anyNoun} ${participle} this way`.map(([noun, what]) =>
    cardsThisWay(what, noun)
  ),
  pattern`${anyNoun} discarded`.map(([noun]) =>
    cardsThisWay("discarded", noun)
  ),
  pattern`different ink type of cards revealed this way`.map(
    (): CountedAmount => ({ type: "ink-types-this-way", what: "revealed" }),
  ),
]);

function way(what: string): CountedAmount {
  return { type: "this-way", what, each: true };
}

function cardsThisWay(what: string, noun: Noun): CountedAmount {
  return { type: "cards-this-way", what, query: toQuery(noun) };
}

/** What is counted behind "for each". */
export const counted: Rule<CountedAmount> = oneOf<CountedAmount>([
  anyNoun.map(countOf),
  thisWay,
  pattern`${one} damage on ${target}`.map(([, target]): CountedAmount =>
    damageOn(target)
  ),
  pattern`damage counter on ${target}`.map(([target]): CountedAmount =>
    damageOn(target)
  ),
  pattern`card under ${target}`.map(([target]): CountedAmount =>
    cardsUnder(target)
  ),
  pattern`card that was under ${target}`.map(([target]): CountedAmount =>
    cardsUnder(target)
  ),
  pattern`character that sang this song`.map((): CountedAmount => ({
    type: "characters-that-sang",
  })),
  pattern`character that sang this turn`.map((): CountedAmount => ({
    type: "characters-that-sang",
    thisTurn: true,
  })),
  pattern`opponent`.map((): CountedAmount => ({ type: "opponents" })),
  pattern`${anyNoun} ${who} ${did} this turn`.map((
    [noun, by, metric],
  ): CountedAmount => ({
    type: "turn-count",
    metric,
    by,
    query: toQuery(noun),
  })),
  pattern`${anyNoun} ${happenedThisTurn()} this turn`.map((
    [noun, metric],
  ): CountedAmount => ({ type: "turn-count", metric, query: toQuery(noun) })),
]);

function happenedThisTurn(): Rule<TurnMetric> {
  return lookup<TurnMetric>({
    "banished": "banished",
    "that was banished": "banished",
    "that quested": "quested",
    "that challenged": "challenged",
  });
}

function damageOn(
  target: Extract<Amount, { type: "damage-on-target" }>["target"],
): CountedAmount {
  return target === "SELF"
    ? { type: "damage-on-self" }
    : { type: "damage-on-target", target };
}

function cardsUnder(
  target: Extract<Amount, { type: "cards-under" }>["target"],
): CountedAmount {
  return target === "SELF"
    ? { type: "cards-under-self" }
    : { type: "cards-under", target };
}

/** A noun as a number: the short names where they lose nothing. */
export function countOf(noun: Noun): CountedAmount {
  const query = toQuery(noun);
  const { owner, zone = "play", types, filters, excludeSelf } = noun;
  const controller = controllerOf(owner ?? "any");
  const plain = filters.length === 0 && !excludeSelf && types.length === 1 &&
    controller !== undefined;
  const name = plain ? SHORT[`${types[0]} ${zone}`] : undefined;
  return name === undefined || controller === undefined
    ? { type: "filtered-count", query: counting(query) }
    : { type: name, controller };
}

/** A count is of all such cards, however the text put it. */
function counting(query: Query): Query {
  return { ...query, selector: "all", count: "all" };
}

type ShortCount =
  | "cards-in-hand"
  | "cards-in-discard"
  | "cards-in-inkwell"
  | "characters-in-play"
  | "items-in-play"
  | "locations-in-play";

const SHORT: { readonly [key: string]: ShortCount | undefined } = {
  "card hand": "cards-in-hand",
  "card discard": "cards-in-discard",
  "card inkwell": "cards-in-inkwell",
  "character play": "characters-in-play",
  "item play": "items-in-play",
  "location play": "locations-in-play",
};

function controllerOf(owner: Query["owner"]): Controller | undefined {
  return owner === "you" || owner === "opponent" || owner === "any"
    ? owner
    : owner === "their"
    ? "they"
    : undefined;
}

/** "for each …" behind what it multiplies. */
export const forEach: Rule<CountedAmount> = oneOf([
  pattern`for each ${counted}`,
  pattern`for each of ${owned()}`,
]).map(([counter]) => counter);

/** "your other exerted characters" behind "each of" */
function owned(): Rule<CountedAmount> {
  return checked(
    nounPhrase,
    ({ selector, owner }) => selector === "all" && owner !== undefined,
  ).map(countOf);
}

const numberOf = words("the number of", "a number of");

countOfCards.keep(
  pattern`${numberOf} ${anyNoun}`.map(([, noun]) => countOf(noun)),
);

/** "equal to …": an amount that the game works out. */
export const variable: Rule<Amount> = oneOf<Amount>([
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
