import { checked, oneOf, type Rule } from "../../combinators/mod.ts";
import type { ThisWayConditions } from "../ast/conditions/this_way.ts";
import type {
  ConditionOf,
  CountedAmount,
  DoneToCards,
  Query,
  Target,
} from "../ast/mod.ts";
import { isOutside } from "../ast/outside.ts";
import { card, is } from "../grammar/conditions/card.ts";
import type { ConditionProductions } from "../grammar/conditions/production.ts";
import { type Noun, noun, toQuery } from "../grammar/nouns/noun.ts";
import { anyNoun, nounPhrase } from "../grammar/nouns/noun_phrase.ts";
import { ofThem, them } from "../grammar/nouns/one_of_them.ts";
import { fixed, lookup, pattern, words } from "../grammar/words.ts";
import { DEEDS } from "../lexicon/deeds.ts";
import { type Form, inflect } from "../lexicon/inflect.ts";
import { be } from "../print/conditions/being.ts";
import type { ConditionWords } from "../print/conditions/words.ts";
import { printBody, printNoun } from "../print/nouns/noun.ts";
import { printTarget } from "../print/nouns/target.ts";
import { doneWords, participle } from "./done_this_way.ts";

const doer: Rule<"you" | "they"> = lookup({ "you": "you", "they": "they" });

const done: Rule<DoneToCards> = pattern`${
  words("is", "are", "was", "were", "'s", "'re", "is also", "are also")
} ${participle}`.map(([, what]) => what);

/** What players do to cards, by its name: "return", "draw". */
const VERBS: ReadonlyMap<DoneToCards, string> = new Map(
  DEEDS.flatMap(({ way, done: [verb = ""] = [] }) =>
    way === undefined || verb.includes(" ") ? [] : [[way, verb]]
  ),
);

/** "returned", "banish": what players did to cards. */
export function didThisWay(...forms: readonly Form[]): Rule<DoneToCards> {
  return oneOf(
    [...VERBS].flatMap(([what, verb]) =>
      [...new Set(forms.map((form) => inflect(verb, form)))]
        .map((text) => fixed(text).as(what))
    ),
  );
}

/** What players do with cards of their own. */
const OF_HANDS: ReadonlySet<DoneToCards> = new Set<DoneToCards>([
  "discarded",
  "drawn",
]);

const putInto: Rule<DoneToCards> = lookup<DoneToCards>({
  "into your discard": "put-into-discard",
  "into your inkwell": "put-into-inkwell",
  "into your hand": "put-into-hand",
  "on the bottom of your deck": "put-on-bottom",
});

/** "you do", "a song card is discarded this way" */
export const thisWayProductions: ConditionProductions<ThisWayConditions> = {
  "this-way": [
    pattern`${nounPhrase} ${done} this way`.map(([noun, what]) =>
      thisWay(what, noun)
    ),
    pattern`you put ${nounPhrase} ${putInto} this way`.map(([noun, what]) =>
      thisWay(what, noun)
    ),
    pattern`you ${didThisWay("base", "past")} ${nounPhrase} this way`.map((
      [what, noun],
    ) => thisWay(what, noun)),
    // "an opponent discards": a card of theirs.
    checked(
      pattern`an opponent ${
        didThisWay("third", "past")
      } ${nounPhrase} this way`,
      ([what]) => OF_HANDS.has(what),
    ).map(([what, noun]) => thisWay(what, { ...noun, owner: "opponent" })),
    pattern`${card} ${done} this way`.map(([target, what]) =>
      isNamed(target)
        ? thisWay(what, NAMED)
        : { type: "this-way", what, target }
    ),
    // "If that character is banished": by the previous effect.
    checked(
      pattern`${card} ${is} banished`,
      ([target]) =>
        typeof target === "object" && "ref" in target &&
        target.wording?.cardType !== undefined,
    ).map(([target]) => ({ type: "this-way", what: "banished", target })),
    pattern`${
      words("any of", "one of", "one or more of", "at least one of")
    } ${them} ${done} this way`.map(([, cards, what]) => ({
      type: "this-way",
      what,
      query: ofThem("any", 1, cards),
    })),
    pattern`${nounPhrase} was discarded`.map(([noun]) =>
      thisWay("discarded", noun)
    ),
    pattern`any ${anyNoun} ${done} this way`.map(([noun, what]) =>
      thisWay(what, noun)
    ),
  ],
  "if-you-do": [
    words("you do", "you do either", "you do both").map(() => ({
      type: "if-you-do",
    })),
    fixed("they do").map(() => ({
      type: "if-you-do",
      wording: { who: "they" },
    })),
  ],
  "if-they-do-not": [
    pattern`${doer} don't`.map(([who]) => ({
      type: "if-they-do-not",
      wording: { who },
    })),
    pattern`${doer} can't`.map(([who]) => ({
      type: "if-they-do-not",
      wording: { who, cannot: true },
    })),
  ],
};

/** "the named card": any of the affected cards can be that one. */
function isNamed(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.wording?.participle === "named";
}

const NAMED: Noun = noun({ selector: "any", count: 1 }, ["card"], [
  { filters: [{ type: "named-card" }] },
]);

function thisWay(what: DoneToCards, noun: Noun): ConditionOf<"this-way"> {
  return { type: "this-way", what, query: doneTo(what, noun) };
}

/** The query of a noun; cards outside of play may be in any zone. */
function doneTo(what: DoneToCards, noun: Noun): Query {
  const query = toQuery(noun);
  return noun.zone === undefined && isOutside(what)
    ? { ...query, zones: [] }
    : query;
}

/** Counts the cards of a kind that something was done to. */
export function cardsThisWay(what: DoneToCards, noun: Noun): CountedAmount {
  return { type: "cards-this-way", what, query: doneTo(what, noun) };
}

/** Cards that something was done to; those outside of play print "card". */
export function handledCards(query: Query, what: DoneToCards): Query {
  return isOutside(what) ? { ...query, zones: ["deck"] } : query;
}

/** "you do", "a song card is discarded this way" */
export const thisWayWords: ConditionWords<ThisWayConditions> = {
  "this-way": {
    says: ({ what, query, target = "SELF" }, voice) => {
      if (query === undefined) {
        return `${printTarget(target, voice, "subject")} ${be(target)} ${
          doneWords(what)
        } this way`;
      }
      const cards = handledCards(query, what);
      if (query.owner === "opponent" && OF_HANDS.has(what)) {
        return `an opponent ${inflect(VERBS.get(what) ?? "", "past")} ${
          printNoun({ ...cards, owner: "any" }, voice, "object")
        } this way`;
      }
      return query.selector === "all"
        ? `any ${printBody(cards, voice, true)} were ${
          doneWords(what)
        } this way`
        : `${printNoun(cards, voice, "object")} ${
          query.count === 1 ? "is" : "were"
        } ${doneWords(what)} this way`;
    },
  },
  "if-you-do": { says: ({ wording }) => `${wording?.who ?? "you"} do` },
  "if-they-do-not": {
    says: ({ wording }) =>
      `${wording?.who ?? "they"} ${wording?.cannot ? "can't" : "don't"}`,
  },
};
