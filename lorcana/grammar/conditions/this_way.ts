import type { Rule } from "../../../combinators/mod.ts";
import type { ThisWayConditions } from "../../ast/conditions/this_way.ts";
import type { ConditionOf, DoneToCards } from "../../ast/mod.ts";
import { type Noun, toQuery } from "../nouns/noun.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { lookup, pattern, words } from "../words.ts";
import { card } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

const done: Rule<DoneToCards> = pattern`${
  words("is", "are", "was", "were", "'s", "'re")
} ${
  lookup<DoneToCards>({
    "discarded": "discarded",
    "banished": "banished",
    "returned": "returned",
    "moved": "moved",
    "revealed": "revealed",
    "played": "played",
  })
}`.map(([, what]) => what);

/** "you do", "a song card is discarded this way" */
export const thisWayProductions: ConditionProductions<ThisWayConditions> = {
  "this-way": [
    pattern`${nounPhrase} ${done} this way`.map(([noun, what]) =>
      thisWay(what, noun)
    ),
    pattern`${card} ${done} this way`.map((
      [target, what],
    ) => ({ type: "this-way", what, target })),
    pattern`${nounPhrase} was discarded`.map(([noun]) =>
      thisWay("discarded", noun)
    ),
    pattern`any ${anyNoun} were moved this way`.map(([noun]) =>
      thisWay("moved", noun)
    ),
  ],
  "if-you-do": [
    words("you do", "they do").map(() => ({ type: "if-you-do" })),
  ],
  "if-they-do-not": [
    words("they don't", "you don't", "they can't", "you can't").map(() => ({
      type: "if-they-do-not",
    })),
  ],
};

function thisWay(what: DoneToCards, noun: Noun): ConditionOf<"this-way"> {
  return { type: "this-way", what, query: toQuery(noun) };
}
