import type { ShuffleEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const shufflePrinters: Printers<ShuffleEffects> = {
  EachPlayerShufflesHandAndVoidIntoDeckAndDraws: ({ count }) =>
    phrase`each player shuffles their hand and void into their deck and then draws ${
      variable("cards", count)
    }`,
};
