import {
  checked,
  many,
  oneOf,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { Comparison, Filter, Keyword, Target } from "../../ast/mod.ts";
import { didThisTurn } from "../../frames/that_did.ts";
import { CLASSES, PLURALS } from "../classes.ts";
import { isInkType, SIMPLE_KEYWORDS } from "../keyword_names.ts";
import { properName, unknownNames } from "../names.ts";
import { costs } from "../verbs.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";
import { compare, not, opposite } from "./compare.ts";
import { enumerated } from "./enumerated.ts";
import type { Part } from "./noun.ts";
import { placeWith } from "./place_with.ts";

/** "or less", "or more" after a number. */
export const bound: Rule<Comparison> = lookup<Comparison>({
  "or less": "less-or-equal",
  "or fewer": "less-or-equal",
  "or more": "greater-or-equal",
  "or greater": "greater-or-equal",
});

/** The name of a keyword, without its value. */
export const keywordName: Rule<Keyword> = lookup<Keyword>({
  ...Object.fromEntries(SIMPLE_KEYWORDS.map((name) => [name, name])),
  "Challenger": "Challenger",
  "Resist": "Resist",
  "Singer": "Singer",
  "Sing Together": "SingTogether",
  "Shift": "Shift",
  "Boost": "Boost",
});

/** "Princess", "Floodborn Princess", "Amber": filters before a noun. */
const capitals: Rule<readonly Filter[]> = unknownNames.map((names) =>
  wholeNames(names).map(classification)
);

/** "Brooms", "Floodborn Pirates": characters with a classification. */
export const pluralClassifications: Rule<Part> = checked(
  unknownNames,
  (names) => PLURALS.has(names.at(-1)!),
).map((names): Part => ({
  filters: wholeNames([...names.slice(0, -1), PLURALS.get(names.at(-1)!)!])
    .map(classification),
}));

/** Joins consecutive words that the game does not know into one name. */
function wholeNames(names: readonly string[]): readonly string[] {
  const whole: string[] = [];
  names.forEach((name, at) => {
    const last = names[at - 1];
    if (last !== undefined && !isKnown(name) && !isKnown(last)) {
      whole.push(`${whole.pop()} ${name}`);
    } else whole.push(name);
  });
  return whole;
}

/** Whether it is a one-word class, an ink type, or a name already joined. */
function isKnown(name: string): boolean {
  return CLASSES.has(name) || isInkType(name) || name.includes(" ");
}

function classification(name: string): Filter {
  return isInkType(name)
    ? { type: "ink-type", inkType: name }
    : { type: "has-classification", classification: name };
}

type Mark = "," | "or" | "and";

const listMark: Rule<Mark> = lookup<Mark>({
  ",": ",",
  "or": "or",
  "and": "and",
  ", or": "or",
  ", and": "and",
  "and/or": "or",
});

/** "Princess or Queen", "Prince, Princess, King, and Queen" before a noun. */
export const classifications: Rule<Part> = checked(
  pattern`${capitals} ${many(pattern`${listMark} ${capitals}`)}`,
  // The list ends with a conjunction: "A, B, or C", not "A, B".
  ([, others]) => others.at(-1)?.[0] !== ",",
).map(([first, others]): Part => {
  if (others.length === 0) return { filters: first };
  const either = [eitherFilters([first, ...others.map(([, list]) => list)])];
  return others.at(-1)![0] === "and"
    ? { filters: either, several: true }
    : { filters: either };
});

/** Joins lists of filters, any one of which must match. */
export function eitherFilters(lists: readonly (readonly Filter[])[]): Filter {
  return {
    type: "or",
    filters: lists.map((filters) =>
      filters.length === 1 ? filters[0]! : { type: "and", filters }
    ),
  };
}

/** "Elsa", "Lumiere or Cogsworth": the names after "named". */
const namedFilter: Rule<Filter> = enumerated(
  separated(properName, words("or", "and", ", or", ", and", ",")),
)
  .map((names) =>
    names.length === 1
      ? { type: "has-name", name: names[0]! }
      : eitherFilters(names.map((name) => [{ type: "has-name", name }]))
  );

/** "Evasive", "Rush or Evasive" */
export const keywordFilter: Rule<Filter> = separated(
  keywordName,
  words("or", ", or"),
)
  .map((keywords) =>
    keywords.length === 1
      ? { type: "has-keyword", keyword: keywords[0]! }
      : eitherFilters(
        keywords.map((keyword) => [{ type: "has-keyword", keyword }]),
      )
  );

const againstThis: Filter = {
  type: "in-challenge",
  role: "attacker",
  against: "SELF",
};

const sharing = words("that share", "that shares", "sharing");

/** Filters after a noun: "with …", "named …", "that isn't …". */
export function filterBehind(
  having: Rule<Filter>,
  place: Rule<Target>,
  target: Rule<Target>,
): Rule<Filter> {
  const withIt = pattern`with ${having}`.map(([filter]) => filter);
  const costing = pattern`that ${costs} ${number} ${bound}`.map((
    [, value, comparison],
  ) => compare("cost-comparison", comparison, value));
  return oneOf<Filter>([
    withIt,
    costing,
    pattern`that has ${having}`.map(([filter]) => filter),
    pattern`that have ${having}`.map(([filter]) => filter),
    pattern`who has ${having}`.map(([filter]) => filter),
    pattern`${sharing} a name with ${target}`.map(([, as]): Filter => ({
      type: "same-name",
      as,
    })),
    pattern`${sharing} a classification with ${target}`.map((
      [, as],
    ): Filter => ({ type: "same-classification", as })),
    pattern`each with ${having}`.map(([filter]) => filter),
    pattern`with ${having} each`.map(([filter]) => filter),
    pattern`with ${having} and ${having}`.map(([left, right]): Filter => ({
      type: "and",
      filters: [left, right],
    })),
    pattern`${
      words("that doesn't have", "that don't have", "who doesn't have")
    } ${having}`.map(([, filter]) => not(filter)),
    pattern`without ${having}`.map(([filter]) => opposite(filter)),
    pattern`named ${namedFilter}`.map(([filter]) => filter),
    pattern`not named ${namedFilter}`.map(([filter]) => not(filter)),
    pattern`with ${having} or named ${namedFilter}`.map(([left, right]) =>
      eitherFilters([[left], [right]])
    ),
    lookup<Filter>({
      "at a location": { type: "at-location" },
      "at locations": { type: "at-location" },
      "that share a name": { type: "shared", of: "name" },
      "not at a location": not({ type: "at-location" }),
      "that isn't at a location": not({ type: "at-location" }),
      "that aren't at a location": not({ type: "at-location" }),
      "that isn't a song": not({ type: "card-type", cardType: "song" }),
      "that isn't a song card": not({ type: "card-type", cardType: "song" }),
      "that aren't songs": not({ type: "card-type", cardType: "song" }),
      "played this turn": { type: "played-this-turn" },
      "while challenging": { type: "in-challenge", role: "attacker" },
      "that's challenging": { type: "in-challenge", role: "attacker" },
      "challenging this character": againstThis,
      "challenging this location": againstThis,
      "while challenging this character": againstThis,
    }),
    pattern`${words("that's", "that is", "who is", "who's")} ${
      lookup<Filter>({
        "damaged": { type: "damaged" },
        "exerted": { type: "exerted" },
      })
    }`.map(([, filter]) => filter),
    didThisTurn,
    pattern`at ${placeWith(place, oneOf<Filter>([withIt, costing]))}`.map((
      [location],
    ): Filter => ({ type: "at-location", location })),
  ]);
}

/** "a" or "an". */
export const article: Rule<undefined> = oneOf([fixed("a"), fixed("an")]);
