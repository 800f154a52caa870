import type { CardType, Filter } from "../../ast/mod.ts";
import { eitherFilters } from "./filters.ts";
import type { Head } from "./head.ts";
import { type Determiner, type Noun, noun, type Part } from "./noun.ts";

/** A noun with its modifiers, but without its quantity. */
export interface NounBody extends Head {
  readonly parts: readonly Part[];
  /** The number of parts before the noun. */
  readonly front: number;
  /** Parts that also apply to the previous noun. */
  readonly ofBoth?: readonly Part[];
}

/** Cards of two or more kinds, each with its own filters. */
export function sides(
  determiner: Determiner,
  said: readonly [NounBody, ...NounBody[]],
): Noun {
  // "one of your characters and locations with Boost": any of all of those.
  const isOfAll = determiner.selector === "all" ||
    said.every(({ plural }) => plural);
  const bodies = isOfAll ? said : said.map(withAll);
  const [left, ...others] = said;
  const hasFilters = bodies.some(({ parts }) =>
    parts.some(({ filters }) => filters !== undefined)
  );
  const all = noun(
    determiner,
    bodies.flatMap(({ types }) => types),
    [
      ...hasFilters
        ? joinedParts(bodies)
        : bodies.flatMap(({ parts }) => parts),
      ...isOfAll ? bodies.flatMap(({ ofBoth = [] }) => ofBoth) : [],
    ],
    left.plural,
  );
  const areAlike = others.every((one) =>
    isOfBoth(left, one) && left.plural === one.plural
  );
  return areAlike ? all : { ...all, absurd: true };
}

/** For a single card, the last parts apply to the last noun only. */
function withAll(body: NounBody): NounBody {
  const { parts, ofBoth } = body;
  return ofBoth === undefined
    ? body
    : { ...body, parts: [...parts, ...ofBoth] };
}

/**
 * Whether both sides have the same owner: "opposing items and locations", not
 * "items and opposing locations", which are two nouns.
 */
export function isOfBoth(left: NounBody, right: NounBody): boolean {
  return !left.parts.slice(left.front).some(saysWhose) &&
    !right.parts.slice(0, right.front).some(saysWhose);
}

function saysWhose({ owner }: Part): boolean {
  return owner !== undefined;
}

/** "a character with Bodyguard or item": each side keeps its own filters. */
function joinedParts(bodies: readonly NounBody[]): readonly Part[] {
  const filters = bodies.map(({ types, parts }) => [
    ...types.map((cardType): Filter => ({ type: "card-type", cardType })),
    ...parts.flatMap(({ filters }) => filters ?? []),
  ]);
  const parts = bodies.flatMap(({ parts }) => parts).map(
    ({ filters: _, ...part }): Part => part,
  );
  return [...parts, { filters: [eitherFilters(filters)] }];
}

/** Filters that apply to cards of any type. */
const OF_ALL: ReadonlySet<Filter["type"]> = new Set<Filter["type"]>([
  "cost-comparison",
  "has-name",
  "shared",
  "this-way",
  "total-cost-comparison",
]);

/** Filters that apply to both characters and locations. */
const OF_CHARACTERS_AND_LOCATIONS: ReadonlySet<Filter["type"]> = new Set<
  Filter["type"]
>([
  "cards-under",
  "damaged",
  "lore-comparison",
  "undamaged",
  "willpower-comparison",
]);

/**
 * Whether the parts after two nouns apply to both: "characters and items with
 * cost 2 or less". Only characters have {S} or are at locations, so such parts
 * apply to the last noun alone.
 */
export function areOfBoth(
  parts: readonly Part[],
  left: readonly CardType[],
  right: readonly CardType[],
): boolean {
  const types = [...left, ...right];
  return parts.length > 0 &&
    parts.every(({ filters = [], ...others }) =>
      Object.keys(others).length === 0 &&
      filters.every((one) => isOfAll(one, types))
    );
}

function isOfAll(filter: Filter, types: readonly CardType[]): boolean {
  if (OF_ALL.has(filter.type)) return true;
  const isBoost = filter.type === "has-keyword" && filter.keyword === "Boost";
  return (isBoost || OF_CHARACTERS_AND_LOCATIONS.has(filter.type)) &&
    types.every((type) => type === "character" || type === "location");
}
