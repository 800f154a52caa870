import type { CopyEffects } from "../../ast/internal.ts";
import { phrase, variable } from "../phrase.ts";
import { printBareTarget, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const copyPrinters: Printers<CopyEffects> = {
  Copy: ({ target }) => phrase`copy ${printTarget(target)}`,
  CopyNextPlayed: ({ matching, times }) =>
    phrase`copy the next ${printBareTarget(matching, "Your")} you play ${
      times === null ? "this turn" : variable("this-turn-times", times)
    }`,
};
