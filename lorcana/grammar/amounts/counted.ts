import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  CountedAmount,
  DoneThisWay,
  DoneToCards,
  Target,
  TurnMetric,
} from "../../ast/mod.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { anyNoun, nounPhrase, target } from "../nouns/noun_phrase.ts";
import { lookup, pattern, theNumberOne } from "../words.ts";
import { did, who } from "./this_turn.ts";

const one = optional(theNumberOne);

/** What was done to cards "this way". */
export const participle: Rule<DoneToCards> = lookup<DoneToCards>({
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

function way(what: DoneThisWay): CountedAmount {
  return { type: "this-way", what, each: true };
}

/** Cards of a kind that something was done to. */
export function cardsThisWay(what: DoneToCards, noun: Noun): CountedAmount {
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

/** The damage on a card. */
export function damageOn(target: Target): CountedAmount {
  return target === "SELF"
    ? { type: "damage-on-self" }
    : { type: "damage-on-target", target };
}

/** The cards under a card. */
export function cardsUnder(target: Target): CountedAmount {
  return target === "SELF"
    ? { type: "cards-under-self" }
    : { type: "cards-under", target };
}

/** A noun as a number: all such cards, however the text put it. */
export function countOf(noun: Noun): CountedAmount {
  return {
    type: "count",
    query: { ...toQuery(noun), selector: "all", count: "all" },
  };
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
