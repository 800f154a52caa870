import type { CardType, Filter, Query } from "../ast/mod.ts";
import { bounded } from "./bounded.ts";
import { unordered } from "./plain.ts";

/** The canonical form of a query, with sorted lists. */
export function oneQuery(query: Query): Query {
  const { selector, zones, cardTypes, filter, ...rest } = query;
  const types = unordered(cardTypes);
  const filters = unordered(
    (filter ?? []).flatMap(opened).flatMap((one) => withoutType(one, types)),
  );
  return {
    ...rest,
    // "one of your items" and "an item of yours" are the same.
    selector: selector === "one-of" ? "any" : selector,
    zones: unordered(zones),
    cardTypes: types,
    ...(filters.length === 0 ? {} : { filter: filters }),
  };
}

/** "a Hero character or a Pirate character" is "a Hero or Pirate character". */
function withoutType(
  filter: Filter,
  types: readonly CardType[],
): readonly Filter[] {
  const [only] = types;
  if (filter.type !== "or" || types.length !== 1) return [filter];
  const sides = filter.filters.map((side) =>
    opened(side).filter((one) =>
      one.type !== "card-type" || one.cardType !== only
    )
  );
  // A side with nothing but the type matches any card of that type.
  if (sides.some((side) => side.length === 0)) return [];
  const filters = sides.map((side) =>
    side.length === 1 ? side[0]! : { type: "and" as const, filters: side }
  );
  return [{ ...filter, filters: unordered(filters) }];
}

/** The canonical form of a filter. */
export function oneFilter(filter: Filter): Filter {
  switch (filter.type) {
    case "or":
      return { ...filter, filters: unordered(filter.filters) };
    case "and":
      return { ...filter, filters: unordered(filter.filters.flatMap(opened)) };
    // "at this location" is "here".
    case "at-location":
      return filter.location === "SELF"
        ? { type: "same-location-as-source" }
        : filter;
    default:
      return "comparison" in filter && typeof filter.value === "number"
        ? { ...filter, ...bounded(filter.comparison, filter.value) }
        : filter;
  }
}

function opened(filter: Filter): readonly Filter[] {
  return filter.type === "and" ? filter.filters : [filter];
}
