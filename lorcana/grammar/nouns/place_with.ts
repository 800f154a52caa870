import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Filter, Target } from "../../ast/mod.ts";
import {
  expanded,
  type FullTarget,
  shortened,
} from "../../ast/target_names.ts";
import { fixed, pattern } from "../words.ts";
import { wordAt } from "./agreement.ts";

/** Filters for locations: "with cost 3 or less", but not {S} or Evasive. */
const OF_LOCATIONS: ReadonlySet<Filter["type"]> = new Set<Filter["type"]>([
  "cards-under",
  "characters-at",
  "cost-comparison",
  "damaged",
  "lore-comparison",
  "undamaged",
  "willpower-comparison",
]);

/**
 * A location and its filters: "at a location with cost 3 or less". They are
 * about the location if possible; cards "under them" are under characters.
 */
export function placeWith(
  place: Rule<Target>,
  filter: Rule<Filter>,
): Rule<Target> {
  const own = checked(
    filter,
    ({ type }, values, _, end) =>
      OF_LOCATIONS.has(type) && wordAt(values, end - 1) !== "them",
  );
  const some = oneOf<FullTarget>([
    place.map(expanded),
    fixed("locations").map((): FullTarget => ANY),
  ]);
  return oneOf<Target>([
    place,
    checked(pattern`${some} ${own}`, ([target]) => isQuery(target))
      .map(([target, filter]) => limited(target, filter)),
  ]);
}

const ANY: FullTarget = {
  selector: "any",
  count: 1,
  owner: "any",
  zones: ["play"],
  cardTypes: ["location"],
};

function isQuery(target: FullTarget): boolean {
  return typeof target === "object" && "selector" in target;
}

function limited(target: FullTarget, own: Filter): Target {
  if (typeof target === "string" || !("selector" in target)) return target;
  const { filter = [], ...query } = target;
  return shortened({ ...query, filter: [...filter, own] });
}
