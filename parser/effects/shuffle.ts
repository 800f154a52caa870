import type { ShuffleEffects } from "../../ast/internal.ts";
import { cards, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const shuffleProductions: Productions<ShuffleEffects> = {
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws:
    pattern`each player shuffles their hand and void into their deck and then draws ${cards}`
      .map(([count]) => ({ count })),
};
