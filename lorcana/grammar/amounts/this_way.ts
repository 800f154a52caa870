import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type {
  CountedAmount,
  DoneThisWay,
  DoneToCards,
  Query,
} from "../../ast/mod.ts";
import { isOutside } from "../../ast/outside.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { pattern, theNumberOne, words } from "../words.ts";

const one = optional(theNumberOne);

/** Amounts counted "this way": "1 damage removed this way". */
export const thisWay: Rule<CountedAmount> = oneOf<CountedAmount>([
  pattern`${one} damage removed this way`.map(() => way("damage-removed")),
  pattern`${one} damage removed`.map(() => way("damage-removed")),
  pattern`${one} damage counter removed this way`.map(() =>
    way("damage-removed")
  ),
  pattern`${one} damage moved this way`.map(() => way("damage-moved")),
  pattern`${one} damage counter moved this way`.map(() => way("damage-moved")),
  words(
    "ink drop removed this way",
    "ink drop you removed this way",
    "ink drop removed",
  ).map(() => way("ink-drops-removed")),
  pattern`${one} lore lost this way`.map(() => way("lore-lost")),
  pattern`${one} lore lost`.map(() => way("lore-lost")),
  pattern`${one} damage dealt this way`.map(() => way("damage-dealt")),
  pattern`${one} damage dealt`.map(() => way("damage-dealt")),
  pattern`character you moved`.map(() => way("characters-moved")),
  pattern`character moved this way`.map(() => way("characters-moved")),
  words(
    "different ink type of cards revealed this way",
    "different ink type among cards revealed this way",
    "different ink type revealed this way",
    "different ink type among them",
    "different ink type among those cards",
    "different ink type among the revealed cards",
  ).map(
    (): CountedAmount => ({ type: "ink-types-this-way", what: "revealed" }),
  ),
]);

function way(what: DoneThisWay): CountedAmount {
  return { type: "this-way", what, each: true };
}

/** The query of a noun; cards outside of play may be in any zone. */
export function doneTo(what: DoneToCards, noun: Noun): Query {
  const query = toQuery(noun);
  return noun.zone === undefined && isOutside(what)
    ? { ...query, zones: [] }
    : query;
}

/** Counts the cards of a kind that something was done to. */
export function cardsThisWay(what: DoneToCards, noun: Noun): CountedAmount {
  return { type: "cards-this-way", what, query: doneTo(what, noun) };
}
