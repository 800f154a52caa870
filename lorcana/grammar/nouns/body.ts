import type { Filter } from "../../ast/mod.ts";
import { eitherFilters } from "./filters.ts";
import type { Head } from "./head.ts";
import { type Determiner, type Noun, noun, type Part } from "./noun.ts";

/** A noun with what stands around it, but without its quantity. */
export interface NounBody extends Head {
  readonly parts: readonly Part[];
  /** How many of the parts stand before the noun. */
  readonly front: number;
}

/** Several cards of two types, where at least one side has a filter. */
export function sides(
  determiner: Determiner,
  [left, right]: readonly [NounBody, NounBody],
): Noun {
  const hasFilters = [left, right].some(({ parts }) =>
    parts.some(({ filters }) => filters !== undefined)
  );
  return hasFilters
    ? joinedNouns(determiner, left, right)
    : noun(determiner, [...left.types, ...right.types], [
      ...left.parts,
      ...right.parts,
    ]);
}

/**
 * Whether it is said of both sides whose they are: "opposing items and
 * locations", not "items and opposing locations", which are two nouns.
 */
export function isOfBoth(left: NounBody, right: NounBody): boolean {
  return !left.parts.slice(left.front).some(saysWhose) &&
    !right.parts.slice(0, right.front).some(saysWhose);
}

function saysWhose({ owner }: Part): boolean {
  return owner !== undefined;
}

/** "a character with Bodyguard or item": each side has its own filters. */
function joinedNouns(
  determiner: Determiner,
  left: NounBody,
  right: NounBody,
): Noun {
  const filters = [left, right].map(({ types, parts }) => [
    ...types.map((cardType): Filter => ({ type: "card-type", cardType })),
    ...parts.flatMap(({ filters }) => filters ?? []),
  ]);
  const parts = [...left.parts, ...right.parts].map(
    ({ filters: _, ...part }): Part => part,
  );
  const both = noun(determiner, [...left.types, ...right.types], [
    ...parts,
    { filters: [eitherFilters(filters)] },
  ], left.plural);
  return isOfBoth(left, right) && left.plural === right.plural
    ? both
    : { ...both, absurd: true };
}
