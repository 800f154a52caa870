import type { ThisWayConditions } from "../../ast/conditions/this_way.ts";
import { printBody, printNoun } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import { isOutside } from "../../ast/outside.ts";
import { doneWords } from "../nouns/this_way.ts";
import { be } from "./being.ts";
import type { ConditionWords } from "./words.ts";

/** What players do with cards of their own. */
const OF_HANDS: { readonly [what: string]: string | undefined } = {
  discarded: "discarded",
  drawn: "drew",
};

/** "you do", "a song card is discarded this way" */
export const thisWayWords: ConditionWords<ThisWayConditions> = {
  "this-way": {
    says: ({ what, query, target = "SELF" }, voice) => {
      if (query === undefined) {
        return `${printTarget(target, voice, "subject")} ${be(target)} ${
          doneWords(what)
        } this way`;
      }
      const cards = isOutside(what)
        ? { ...query, zones: ["deck" as const] }
        : query;
      if (query.owner === "opponent" && OF_HANDS[what] !== undefined) {
        return `an opponent ${OF_HANDS[what]} ${
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
