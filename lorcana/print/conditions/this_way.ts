import type { ThisWayConditions } from "../../ast/conditions/this_way.ts";
import { printBody, printNoun } from "../noun.ts";
import { printTarget } from "../target.ts";
import { be } from "./being.ts";
import type { ConditionWords } from "./words.ts";

/** "you do", "a song card is discarded this way" */
export const thisWayWords: ConditionWords<ThisWayConditions> = {
  "this-way": {
    says: ({ what, query, target = "SELF" }, voice) => {
      if (query === undefined) {
        return `${printTarget(target, voice, "subject")} ${
          be(target)
        } ${what} this way`;
      }
      return query.selector === "all"
        ? `any ${printBody(query, voice, true)} were ${what} this way`
        : `${printNoun(query, voice, "object")} is ${what} this way`;
    },
  },
  "if-you-do": { says: () => "you do" },
  "if-they-do-not": { says: () => "they don't" },
};
