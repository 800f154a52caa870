import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Count, Query, Reference, Target } from "../../ast/mod.ts";
import { fixed, pattern } from "../words.ts";
import { counted } from "./determiner.ts";
import { type Noun, toQuery } from "./noun.ts";
import { kinds } from "./kinds.ts";

/** "them", "those characters", "the chosen characters": several cards. */
export const them: Rule<Reference> = oneOf<Reference>([
  fixed("them").map((): Reference => ({
    ref: "previous-target",
    wording: { pronoun: "they", several: true },
  })),
  pattern`those ${kinds}`.map(([cardType]): Reference => ({
    ref: "previous-target",
    wording: { cardType, participle: "those" },
  })),
  pattern`the chosen ${kinds}`.map(([cardType]): Reference => ({
    ref: "previous-target",
    wording: { cardType, participle: "those" },
  })),
]);

/** "one of them", "up to 2 of those characters": some of the cards. */
export const someOfThem: Rule<Target> = oneOf<readonly [Count, Reference]>([
  checked(
    pattern`${counted} of ${them} ${optional(fixed("of your choice"))}`,
    ([count]) => typeof count !== "object" || !("atLeast" in count),
  ).map(([count, cards]) => [count, cards]),
  pattern`any number of ${them}`.map(([cards]) => ["any", cards]),
]).map(([count, cards]) => ofThem("one-of", count, cards));

/** "a character card from among them": those of a kind among the cards. */
export function amongThem(noun: Noun, cards: Reference): Query {
  const query = toQuery(noun);
  const { filter = [] } = ofThem("one-of", query.count, cards);
  return {
    ...query,
    selector: "one-of",
    zones: [],
    filter: [...filter, ...query.filter ?? []],
  };
}

/** A number of the cards mentioned before. */
export function ofThem(
  selector: Query["selector"],
  count: Count,
  cards: Reference,
): Query {
  return {
    selector,
    count,
    owner: "any",
    zones: [],
    cardTypes: [cards.wording?.cardType ?? "card"],
    filter: [{ type: "among", cards }],
  };
}
