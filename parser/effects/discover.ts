import type { DiscoverEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { oneCard } from "../target.ts";

/** How the effects of this family are read. */
export const discoverProductions: Productions<DiscoverEffects> = {
  Discover: pattern`{discover} ${oneCard}`.map(([predicate]) => ({
    predicate,
  })),
  DiscoverAndThenMaterialize:
    pattern`{discover} ${oneCard} and {materialize} it`
      .map(([predicate]) => ({ predicate })),
};
