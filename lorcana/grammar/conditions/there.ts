import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Condition, Filter } from "../../ast/mod.ts";
import type { Noun } from "../nouns/noun.ts";
import { agrees, nounBefore } from "../nouns/noun_before.ts";
import { anyNoun, nounPhrase } from "../nouns/noun_phrase.ts";
import { lookup, pattern, words } from "../words.ts";
import { has, is, there } from "./card.ts";
import { counting, having } from "./counting.ts";
import { plainHaving } from "./is.ts";
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

/** The state of cards: "are exerted", "have damage". */
const like: Rule<Filter> = oneOf<Filter>([
  pattern`${is} ${
    lookup<Filter>({
      "at a location": { type: "at-location" },
      "at locations": { type: "at-location" },
      "here": { type: "same-location-as-source" },
      "exerted": { type: "exerted" },
      "ready": { type: "ready" },
      "damaged": { type: "damaged" },
      "undamaged": { type: "undamaged" },
    })
  }`.map(([, filter]) => filter),
  pattern`${has} damage`.map((): Filter => ({ type: "damaged" })),
  pattern`${has} no damage`.map((): Filter => ({ type: "undamaged" })),
]);

/** "there are 3 or more items", "one of your characters is exerted" */
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
  // All have a trait if none lacks it.
  pattern`${all} ${like}`.map(([noun, filter]) =>
    none({ ...noun, filters: [...noun.filters, opposite(filter)] })
  ),
];

const CARD_UNDER: Filter = {
  type: "cards-under",
  comparison: "greater-or-equal",
  value: 1,
};

/** The condition that there is no such card. */
function none(noun: Noun): Condition {
  return counting("any", noun, { comparison: "equal", value: 0 });
}

const OPPOSITES: { readonly [T in Filter["type"]]?: Filter } = {
  exerted: { type: "ready" },
  ready: { type: "exerted" },
  damaged: { type: "undamaged" },
  undamaged: { type: "damaged" },
};

function opposite(filter: Filter): Filter {
  return OPPOSITES[filter.type] ?? { type: "not", filter };
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
