import type { Filter, Query } from "../ast/mod.ts";
import { bounded } from "./bounded.ts";
import { unordered } from "./plain.ts";

/** A query in one shape: lists without an order, one word for "any of them". */
export function oneQuery(query: Query): Query {
  const { selector, zones, cardTypes, filter, ...rest } = query;
  const filters = unordered((filter ?? []).flatMap(opened));
  return {
    ...rest,
    // "one of your items" and "an item of yours" are the same.
    selector: selector === "one-of" ? "any" : selector,
    zones: unordered(zones),
    cardTypes: unordered(cardTypes),
    ...(filters.length === 0 ? {} : { filter: filters }),
  };
}

/** A filter in one shape. */
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
