import { checked, type Rule } from "../../../combinators/mod.ts";
import type { ThisWayConditions } from "../../ast/conditions/this_way.ts";
import type { ConditionOf, DoneToCards, Target } from "../../ast/mod.ts";
import { doneTo } from "../amounts/this_way.ts";
import { type Noun, noun } from "../nouns/noun.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { ofThem, them } from "../nouns/one_of_them.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { participle } from "../nouns/this_way.ts";
import { card, is } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

const doer: Rule<"you" | "they"> = lookup({ "you": "you", "they": "they" });

const done: Rule<DoneToCards> = pattern`${
  words("is", "are", "was", "were", "'s", "'re", "is also", "are also")
} ${participle}`.map(([, what]) => what);

/** "returned", "banish": what you did to cards. */
const did: Rule<DoneToCards> = lookup<DoneToCards>({
  ...nowAndThen("discard", "discarded"),
  ...nowAndThen("banish", "banished"),
  ...nowAndThen("return", "returned"),
  ...nowAndThen("exert", "exerted"),
  ...nowAndThen("ready", "readied"),
  ...nowAndThen("reveal", "revealed"),
  ...nowAndThen("move", "moved"),
  ...nowAndThen("play", "played"),
  "draw": "drawn",
  "drew": "drawn",
});

function nowAndThen(
  base: string,
  what: DoneToCards,
): { readonly [text: string]: DoneToCards } {
  return { [base]: what, [what]: what };
}

/** "an opponent discards": a card of theirs. */
const opponentDid: Rule<DoneToCards> = lookup<DoneToCards>({
  "an opponent discards": "discarded",
  "an opponent discarded": "discarded",
  "an opponent draws": "drawn",
  "an opponent drew": "drawn",
});

const putInto: Rule<DoneToCards> = lookup<DoneToCards>({
  "discard": "put-into-discard",
  "inkwell": "put-into-inkwell",
  "hand": "put-into-hand",
});

/** "you do", "a song card is discarded this way" */
export const thisWayProductions: ConditionProductions<ThisWayConditions> = {
  "this-way": [
    pattern`${nounPhrase} ${done} this way`.map(([noun, what]) =>
      thisWay(what, noun)
    ),
    pattern`you put ${nounPhrase} into your ${putInto} this way`.map((
      [noun, what],
    ) => thisWay(what, noun)),
    pattern`you put ${nounPhrase} on the bottom of your deck this way`.map((
      [noun],
    ) => thisWay("put-on-bottom", noun)),
    pattern`you ${did} ${nounPhrase} this way`.map(([what, noun]) =>
      thisWay(what, noun)
    ),
    pattern`${opponentDid} ${nounPhrase} this way`.map(([what, noun]) =>
      thisWay(what, { ...noun, owner: "opponent" })
    ),
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
    ).map(([target]) => ({
      type: "this-way",
      what: "banished",
      target,
    })),
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
