import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  Amounts,
  CountedAmount,
  DoneToCards,
  Filter,
  Target,
} from "../../ast/mod.ts";
import { cardsDid } from "../../frames/players_this_turn.ts";
import { countThisTurn } from "../../frames/this_turn.ts";
import { damageable } from "../nouns/damageable.ts";
import { allCards, type Noun, toQuery } from "../nouns/noun.ts";
import {
  eachNoun,
  nounPhrase,
  severalNouns,
  target,
} from "../nouns/noun_phrase.ts";
import { ofThem, them } from "../nouns/one_of_them.ts";
import { spanned, withSpan } from "../spanned.ts";
import { lookup, number, pattern, theNumberOne, words } from "../words.ts";
import { thisWay } from "../../frames/much_this_way.ts";
import { cardsThisWay } from "../../frames/this_way.ts";

const one = optional(theNumberOne);
const among = words("among", "of");

type Distinct = Amounts["different"]["of"];

/** Attributes whose different values can be counted. */
const distinct: Rule<Distinct> = lookup<Distinct>({
  "classification": "classification",
  "name": "name",
  "cost": "cost",
  "ink type": "ink-type",
});

/** Whether a noun says more than "card": no text counts all cards there are. */
function isSomewhere({ types, filters, owner, zone }: Noun): boolean {
  return types[0] !== "card" || filters.length > 0 || owner !== undefined ||
    zone !== undefined;
}

/** Counters after "for each" that are not plain nouns. */
const things: readonly Rule<CountedAmount>[] = [
  thisWay,
  pattern`${one} damage on ${damageable}`.map(([, target]): CountedAmount =>
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
  inkDropsOf(),
  pattern`different ${distinct} ${among} ${nounPhrase}`.map((
    [of, , noun],
  ): CountedAmount => ({ type: "different", of, query: allCards(noun) })),
  pattern`of ${them}`.map(([cards]): CountedAmount => ({
    type: "count",
    query: ofThem("all", "all", cards),
  })),
  pattern`opponent`.map((): CountedAmount => ({ type: "opponents" })),
];

/** Counters whose nouns are all singular or all plural. */
function countedBy(noun: Rule<Noun>): Rule<CountedAmount> {
  return oneOf<CountedAmount>([
    // Listed first to win ties: it counts events, not what is in play now.
    turnCount(noun),
    checked(noun, isSomewhere).map((noun) => singersIn(noun) ?? countOf(noun)),
    ...things,
    pattern`${noun} discarded`.map(([noun]) => cardsThisWay("discarded", noun)),
  ]);
}

/** "characters that sang this song": counted wherever they are now. */
function singersIn(noun: Noun): CountedAmount | undefined {
  const filters = noun.filters.filter((one) =>
    one.type !== "did-this-turn" || one.metric !== "sang-this-song"
  );
  return filters.length === noun.filters.length ? undefined : {
    type: "turn-count",
    metric: "sang-this-song",
    query: toQuery({ ...noun, filters }),
  };
}

/** "cards discarded this turn", "actions you've played this turn" */
export function turnCount(noun: Rule<Noun>): Rule<CountedAmount> {
  return oneOf<CountedAmount>([
    pattern`${noun} ${cardsDid} this turn`.map(([noun, did]) => ({
      type: "turn-count",
      ...did,
      query: toQuery(noun),
    })),
    countThisTurn(noun),
  ]);
}

/** The counter after "for each". */
export const counted: Rule<CountedAmount> = spanned(
  countedBy(eachNoun),
  withSpan,
);

/** The number of different ink types among the cards. */
export function inkTypes(noun: Noun): CountedAmount {
  return { type: "different", of: "ink-type", query: allCards(noun) };
}

/** "ink drop you have" */
export function inkDropsOf(): Rule<CountedAmount> {
  return lookup<CountedAmount>({
    "ink drop you have": { type: "ink-drops", owner: "you" },
    "ink drops you have": { type: "ink-drops", owner: "you" },
    "of your ink drops": { type: "ink-drops", owner: "you" },
    "ink drop they have": { type: "ink-drops", owner: "their" },
    "ink drops they have": { type: "ink-drops", owner: "their" },
    "ink drop opponents have": { type: "ink-drops", owner: "opponent" },
    "ink drops opponents have": { type: "ink-drops", owner: "opponent" },
    "ink drop players have": { type: "ink-drops", owner: "any" },
    "ink drops players have": { type: "ink-drops", owner: "any" },
  });
}

/** The amount of damage on a card. */
export function damageOn(target: Target): CountedAmount {
  return { type: "damage-on-target", target };
}

/** The number of cards under a card. */
export function cardsUnder(target: Target): CountedAmount {
  return { type: "cards-under", target };
}

/** Counts the cards of a noun, whichever quantity the text gives. */
export function countOf(noun: Noun): CountedAmount {
  const way = noun.filters.find(isDoneThisWay);
  if (way !== undefined) {
    const filters = noun.filters.filter((one) => one !== way);
    return cardsThisWay(way.what, { ...noun, filters });
  }
  return { type: "count", query: allCards(noun) };
}

interface DoneFilter {
  readonly type: "this-way";
  readonly what: DoneToCards;
}

/** "discarded this way": about what was done, not about the cards. */
function isDoneThisWay(filter: Filter): filter is Filter & DoneFilter {
  return filter.type === "this-way" && filter.what !== "damage-removed";
}

/** "for each …", after the effect that it multiplies. */
export const forEach: Rule<CountedAmount> = spanned(
  oneOf([
    pattern`for each ${counted}`,
    pattern`for each of ${owned()}`,
    pattern`for each of ${ownedThatDid()}`,
    pattern`for ${words("each", "every")} ${severalCounted()}`.map((
      [, counter],
    ): [CountedAmount] => [counter]),
  ]).map(([counter]) => counter),
  withSpan,
);

/** "2 damage removed this way", "3 cards in your discard": counts groups. */
function severalCounted(): Rule<CountedAmount> {
  const underCard = pattern`${
    words("cards under", "cards that were under")
  } ${target}`.map(([, target]) => cardsUnder(target));
  return checked(
    pattern`${number} ${oneOf([countedBy(severalNouns), underCard])}`,
    ([per]) => per > 1,
  ).map(([per, counter]) => ({ ...counter, per }));
}

/** "your characters that challenged this turn" after "each of" */
function ownedThatDid(): Rule<CountedAmount> {
  return countThisTurn(
    checked(
      nounPhrase,
      ({ selector, owner }) => selector === "all" && owner !== undefined,
    ).map((noun) => ({ ...noun, plural: undefined })), // "that was", "were"
  );
}

/** "your other exerted characters" after "each of" */
function owned(): Rule<CountedAmount> {
  return checked(
    nounPhrase,
    ({ selector, owner }) => selector === "all" && owner !== undefined,
  ).map(countOf);
}
