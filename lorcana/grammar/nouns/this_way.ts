import { optional, type Rule } from "../../../combinators/mod.ts";
import type { DoneToCards, Filter, Owner } from "../../ast/mod.ts";
import { lookup, pattern, words } from "../words.ts";

/** What was done to cards: "discarded", "put into your inkwell". */
export const participle: Rule<DoneToCards> = lookup<DoneToCards>({
  "discarded": "discarded",
  "banished": "banished",
  "returned": "returned",
  "returned to your hand": "returned",
  "returned to their player's hand": "returned",
  "returned to their players' hands": "returned",
  "exerted": "exerted",
  "readied": "readied",
  "revealed": "revealed",
  "moved": "moved",
  "played": "played",
  "shuffled": "shuffled",
  "shuffled into your deck": "shuffled",
  "drawn": "drawn",
  "damaged": "damaged",
  "put into your discard": "put-into-discard",
  "put into their discard": "put-into-their-discard",
  "put into their discards": "put-into-their-discard",
  "put into a discard": "put-into-their-discard",
  "put into discards": "put-into-their-discard",
  "put into your inkwell": "put-into-inkwell",
  "put into their inkwell": "put-into-their-inkwell",
  "put into their player's inkwell": "put-into-their-inkwell",
  "put into your hand": "put-into-hand",
  "put on the bottom of your deck": "put-on-bottom",
});

/** "discarded this way", "that were put into your discard this way" */
export const doneThisWay: Rule<DoneToCards> = pattern`${
  optional(
    words(
      "that was",
      "that were",
      "that's",
      "that is",
      "that are",
      "you",
    ),
  )
} ${participle} this way`.map(([, what]) => what);

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
