import type { CardType, Filter } from "../../ast/mod.ts";
import type { Part } from "./noun.ts";

/** What cards of any type can have. */
const OF_ALL: ReadonlySet<Filter["type"]> = new Set<Filter["type"]>([
  "cost-comparison",
  "has-name",
  "shared",
  "this-way",
  "total-cost-comparison",
]);

/** What characters and locations have alike. */
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
 * Whether what stands behind two nouns is said of both: "characters and items with
 * cost 2 or less". Only characters have {S} or are at locations, so that these are
 * said of the last noun alone.
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
