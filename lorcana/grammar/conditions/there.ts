import { checked, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Filter } from "../../ast/mod.ts";
import { bound } from "../nouns/filters.ts";
import type { Noun } from "../nouns/noun.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { number, pattern } from "../words.ts";
import { has, is, there } from "./card.ts";
import { counting } from "./counting.ts";
import { plainHaving } from "./is.ts";

/** Cards of which some, or none, are like that: "all" would ask for the rest. */
const some: Rule<Noun> = checked(
  nounPhrase,
  ({ selector }) => selector !== "all",
);

/** "there are 3 or more cards under him", "one of your characters is exerted" */
export const thereConditions: readonly Rule<Condition>[] = [
  pattern`${there} ${number} ${bound} ${anyNoun}`.map((
    [, value, comparison, noun],
  ) => counting("any", noun, { comparison, value })),
  pattern`${there} ${nounPhrase}`.map(([, noun]) =>
    counting("any", noun, { comparison: "greater-or-equal", value: 1 })
  ),
  pattern`${there} no ${anyNoun}`.map(([, noun]) =>
    counting("any", noun, { comparison: "equal", value: 0 })
  ),
  pattern`${nounPhrase} is in play`.map(([noun]) =>
    counting("any", noun, { comparison: "greater-or-equal", value: 1 })
  ),
  pattern`no ${anyNoun} ${has} ${plainHaving}`.map(([noun, , filter]) =>
    none(noun, filter)
  ),
  pattern`no ${anyNoun} ${is} exerted`.map(([noun]) =>
    none(noun, { type: "exerted" })
  ),
  pattern`no ${anyNoun} ${is} damaged`.map(([noun]) =>
    none(noun, { type: "damaged" })
  ),
  pattern`${some} ${has} ${plainHaving}`.map((
    [noun, , filter],
  ) => withFilter(noun, filter)),
  pattern`${some} ${has} damage`.map(([noun]) =>
    withFilter(noun, { type: "damaged" })
  ),
  pattern`${some} ${is} at a location`.map(([noun]) =>
    withFilter(noun, { type: "at-location" })
  ),
  pattern`${some} ${is} here`.map(([noun]) =>
    withFilter(noun, { type: "same-location-as-source" })
  ),
  pattern`${some} ${is} exerted`.map(([noun]) =>
    withFilter(noun, { type: "exerted" })
  ),
  pattern`${some} ${is} damaged`.map(([noun]) =>
    withFilter(noun, { type: "damaged" })
  ),
];

/** "no opposing character has more {S} than this character" */
function none(noun: Noun, filter: Filter): Condition {
  return withFilter({ ...noun, selector: "none-of" }, filter);
}

/** "2 or more characters of yours are exerted" */
function withFilter(noun: Noun, filter: Filter): Condition {
  const { count } = noun;
  const value = typeof count === "number"
    ? count
    : typeof count === "object" && "atLeast" in count
    ? count.atLeast
    : 1;
  const more: Noun = { ...noun, filters: [...noun.filters, filter] };
  return counting(
    noun.owner === "you"
      ? "you"
      : noun.owner === "opponent"
      ? "opponent"
      : "any",
    more,
    noun.selector === "none-of"
      ? { comparison: "equal", value: 0 }
      : { comparison: "greater-or-equal", value },
  );
}
