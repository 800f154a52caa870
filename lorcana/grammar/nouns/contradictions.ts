import { eitherFilters } from "./filters.ts";
import type { CardType, Filter, Owner, Zone } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";
import { areApart } from "../at_odds.ts";
import type { Part } from "./noun.ts";
import { HIDDEN, isKeywordOfNone } from "./possible.ts";

/** Whether a part says something twice: "your items of yours". */
export function isSaidTwice(
  owner: Owner | undefined,
  zone: Zone | undefined,
  excludeSelf: true | undefined,
  part: Part,
): boolean {
  return excludeSelf === true && part.excludeSelf === true ||
    zone !== undefined && part.zone !== undefined ||
    owner !== undefined && part.owner !== undefined &&
      // "your cards in your hand"
      (part.zone === undefined || owner !== part.owner);
}

/** Whether no card of these types, there, passes all filters. */
export function matchesNoCard(
  filters: readonly Filter[],
  types: readonly CardType[],
  zone: Zone | undefined,
): boolean {
  return areAtOdds(filters) ||
    filters.some((filter) => neverMatches(filter, types, zone));
}

const OPPOSITES: { readonly [T in Filter["type"]]?: Filter["type"] } = {
  exerted: "ready",
  damaged: "undamaged",
};

/** Whether two filters contradict or repeat each other. */
function areAtOdds(filters: readonly Filter[]): boolean {
  return filters.some((one, at) =>
    filters.some((other, after) =>
      after > at && (isSame(one, other) || areOpposite(one, other))
    )
  );
}

/** Whether two filters are equal, apart from their spans. */
function isSame(one: Filter, other: Filter): boolean {
  return one.type === other.type && same(one, other);
}

/** Whether no card passes both filters. */
function areOpposite(one: Filter, other: Filter): boolean {
  if (OPPOSITES[one.type] === other.type) return true;
  if (OPPOSITES[other.type] === one.type) return true;
  if (one.type === "not") return isSame(one.filter, other);
  if (other.type === "not") return isSame(one, other.filter);
  return one.type === other.type && "comparison" in one &&
    "comparison" in other && areApart(one, other);
}

/** The types of cards that a filter can apply to. */
const TYPES: { readonly [T in Filter["type"]]?: ReadonlySet<CardType> } = {
  "strength-comparison": new Set(["character", "card"]),
  "total-strength-comparison": new Set(["character", "card"]),
  "willpower-comparison": new Set(["character", "location", "card"]),
  "lore-comparison": new Set(["character", "location", "card"]),
  "damaged": new Set(["character", "location", "card"]),
  "undamaged": new Set(["character", "location", "card"]),
  "at-location": new Set(["character", "card"]),
  "same-location-as-source": new Set(["character", "card"]),
  "same-location": new Set(["character", "card"]),
  "characters-at": new Set(["location", "card"]),
  "in-challenge": new Set(["character", "location", "card"]),
  "challenged-this-turn": new Set(["character", "location", "card"]),
  "has-classification": new Set(["character", "item", "location", "card"]),
};

/** Filters about what cards have only in play. */
const IN_PLAY_ONLY: ReadonlySet<Filter["type"]> = new Set<Filter["type"]>([
  "damaged",
  "undamaged",
  "exerted",
  "ready",
  "at-location",
  "same-location-as-source",
  "same-location",
  "characters-at",
  "in-challenge",
  "challenged-this-turn",
]);

/** Whether a filter is about what cards have only in play. */
export function isOfPlay({ type }: Filter): boolean {
  return IN_PLAY_ONLY.has(type);
}

/** Whether a filter can never match these types, such as a damaged item. */
function neverMatches(
  filter: Filter,
  types: readonly CardType[],
  zone?: Zone,
): boolean {
  if (filter.type === "or") {
    return filter.filters.every((one) => neverMatches(one, types, zone));
  }
  if (filter.type === "has-keyword" && isKeywordOfNone(filter.keyword, types)) {
    return true;
  }
  const having = TYPES[filter.type];
  return having !== undefined && !types.some((one) => having.has(one)) ||
    zone !== undefined && HIDDEN.has(zone) && isOfPlay(filter);
}

/** Items can be Hats, but next to "character", a class means the character. */
function isClassOfOthers(
  { type }: Filter,
  cardType: CardType,
  types: readonly CardType[],
): boolean {
  return type === "has-classification" && types.includes("character") &&
    cardType !== "character" && cardType !== "card";
}

/** "a Pirate character or location": filters only the types that can match. */
export function ofThoseTypes(
  filters: readonly Filter[],
  types: readonly CardType[],
): readonly Filter[] {
  const isOfOthers = (one: Filter, type: CardType): boolean =>
    neverMatches(one, [type]) || isClassOfOthers(one, type, types);
  const own = filters.filter((one) =>
    types.some((type) => isOfOthers(one, type))
  );
  if (own.length === 0) return filters;
  const sides = types.map((cardType): readonly Filter[] => [
    { type: "card-type", cardType },
    ...own.filter((one) => !isOfOthers(one, cardType)),
  ]);
  return [
    ...filters.filter((one) => !own.includes(one)),
    eitherFilters(sides),
  ];
}
