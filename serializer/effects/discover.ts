import type { DiscoverEffects } from "../../ast/internal.ts";
import { phrase } from "../phrase.ts";
import { printOneCard } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const discoverPrinters: Printers<DiscoverEffects> = {
  Discover: ({ predicate }) => phrase`{Discover} ${printOneCard(predicate)}`,
  DiscoverAndThenMaterialize: ({ predicate }) =>
    phrase`{Discover} ${printOneCard(predicate)} and {materialize} it`,
};
