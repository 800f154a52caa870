import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Filter } from "../../ast/mod.ts";
import { opposite } from "../nouns/compare.ts";
import { eitherFilters } from "../nouns/filters.ts";
import type { Noun } from "../nouns/noun.ts";
import { agrees, nounBefore } from "../nouns/noun_before.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { lookup, pattern, words } from "../words.ts";
import { being, card, has, is, isBeing, there } from "./card.ts";
import { counting, having } from "./counting.ts";
import { plainHaving } from "./is.ts";
import { eitherCondition } from "./logic.ts";
import { tally } from "./tally.ts";

/** Nouns for some cards or none, but not for all. */
const some: Rule<Noun> = checked(
  nounBefore(nounPhrase),
  ({ selector }) => selector !== "all",
);

/** All cards of a kind, with an explicit "all" or "each". */
const all: Rule<Noun> = checked(
  nounBefore(nounPhrase),
  ({ selector, bare }) => selector === "all" && !bare,
);

const state: Rule<Filter> = lookup<Filter>({
  "at a location": { type: "at-location" },
  "at locations": { type: "at-location" },
  "here": { type: "same-location-as-source" },
  "exerted": { type: "exerted" },
  "ready": { type: "ready" },
  "damaged": { type: "damaged" },
  "undamaged": { type: "undamaged" },
});

/** What cards are like: "are exerted", "have damage". */
const like: Rule<Filter> = oneOf<Filter>([
  pattern`${is} ${state}`.map(([, filter]) => filter),
  pattern`${is} ${state} or ${state}`.map(([, left, right]) =>
    eitherFilters([[left], [right]])
  ),
  pattern`${has} damage`.map((): Filter => ({ type: "damaged" })),
  pattern`${has} no damage`.map((): Filter => ({ type: "undamaged" })),
]);

/** "there are 3 or more cards under him", "one of your characters is exerted" */
export const thereConditions: readonly Rule<Condition>[] = [
  checked(
    pattern`${there} ${tally} ${anyNoun}`,
    ([form, { value }, { plural, bare }]) =>
      bare === true &&
      (value < 2 || form === "several" && plural !== false),
  ).map(([, tally, noun]) => counting("any", noun, tally)),
  checked(
    pattern`${there} ${nounPhrase}`,
    ([form, noun]) => agrees(noun, form),
  ).map(([, noun]) => having("any", noun)),
  pattern`no ${anyNoun} are in play`.map(([noun]) =>
    counting("any", noun, { comparison: "equal", value: 0 })
  ),
  pattern`${nounBefore(nounPhrase)} ${words("is", "are")} in play`.map((
    [noun],
  ) => having("any", noun)),
  pattern`no ${anyNoun} ${has} ${plainHaving}`.map(([noun, , filter]) =>
    none({ ...noun, filters: [...noun.filters, filter] })
  ),
  pattern`${some} ${has} ${plainHaving}`.map((
    [noun, , filter],
  ) => withFilter(noun, filter)),
  pattern`${some} ${like}`.map(([noun, filter]) => withFilter(noun, filter)),
  pattern`no ${anyNoun} ${like}`.map(([noun, filter]) =>
    none({ ...noun, filters: [...noun.filters, filter] })
  ),
  pattern`${there} ${words("a card", "at least one card")} under ${some}`.map(
    ([, , noun]) => withFilter(noun, CARD_UNDER),
  ),
  pattern`${card} ${is} ${being} or ${being}`.map(([card, , left, right]) =>
    eitherCondition(isBeing(left, card), isBeing(right, card))
  ),
  // All are so if none is otherwise.
  pattern`${all} ${like}`.map(([noun, filter]) =>
    none({ ...noun, filters: [...noun.filters, ...others(filter)] })
  ),
];

const CARD_UNDER: Filter = {
  type: "cards-under",
  comparison: "greater-or-equal",
  value: 1,
};

/** What cards are that are not so; if they could be either, they are neither. */
function others(filter: Filter): readonly Filter[] {
  return filter.type === "or"
    ? filter.filters.map(opposite)
    : [opposite(filter)];
}

/** No such card is there. */
function none(noun: Noun): Condition {
  return counting("any", noun, { comparison: "equal", value: 0 });
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
    "any",
    more,
    noun.selector === "none-of"
      ? { comparison: "equal", value: 0 }
      : typeof count === "number" && count > 1
      ? { comparison: "equal", value }
      : { comparison: "greater-or-equal", value },
  );
}
