import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type { DoneThisWay, DoneToCards, Filter, Owner } from "../ast/mod.ts";
import { fixed, pattern, words } from "../grammar/words.ts";
import { PARTICIPLE, wordings, wordsFor } from "../lexicon/wordings.ts";

/** What was done to cards: "discarded", "put into your inkwell". */
export const participle: Rule<DoneToCards> = oneOf(
  wordings("way", PARTICIPLE).map(({ text, name }) => fixed(text).as(name)),
);

/** "discarded this way", "that were put into your discard this way" */
export const doneThisWay: Rule<DoneToCards> = pattern`${
  optional(
    words("that was", "that were", "that's", "that is", "that are", "you"),
  )
} ${participle} this way`.map(([, what]) => what);

/** "discarded", "put into your inkwell": what was done to cards. */
export function doneWords(what: DoneToCards | DoneThisWay): string {
  // What is measured is not done to cards, and has words of its own.
  return wordsFor("way", what as DoneToCards, PARTICIPLE) ?? "";
}

/** The owner of the discard that cards are in after each action. */
const IN_DISCARD: { readonly [what: string]: Owner | undefined } = {
  "banished": "any",
  "discarded": "any",
  "put-into-discard": "you",
  "put-into-their-discard": "any",
};

/** "an item put into your discard this way": whose discard it is in. */
export function discardThisWay(filters: readonly Filter[]): Owner | undefined {
  for (const one of filters) {
    if (one.type === "this-way") return IN_DISCARD[one.what];
  }
  return undefined;
}
