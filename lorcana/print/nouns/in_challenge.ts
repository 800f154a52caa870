import type { Filter, Query, Target } from "../../ast/mod.ts";
import { queryOf, shortened } from "../../ast/target_names.ts";
import { phrase, type Voice } from "../text/voice.ts";

type InChallenge = Extract<Filter, { type: "in-challenge" }>;

/** "challenging a location", "being challenged" */
export function inChallenge(
  { role, against }: InChallenge,
  voice: Voice,
): string {
  const other = against && voice.words.target(against, voice, "object");
  return role === "defender"
    ? phrase("being challenged", other && `by ${other}`)
    : phrase("challenging", other);
}

/**
 * "Your characters get +1 {S} while challenging": separates this filter, which
 * follows the predicate.
 */
export function withoutChallenge(
  target: Target,
): { readonly target: Target; readonly filter?: InChallenge } {
  const query = queryOf(target);
  if (query === undefined) return { target };
  const filter = query.filter?.find((one) => one.type === "in-challenge");
  return filter === undefined || query.selector !== "all"
    ? { target }
    : { target: without(query, filter), filter };
}

function without(query: Query, filter: Filter): Target {
  const { filter: filters = [], ...rest } = query;
  const others = filters.filter((one) => one !== filter);
  return shortened(others.length === 0 ? rest : { ...rest, filter: others });
}
