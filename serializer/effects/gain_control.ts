import type { GainControlEffects } from "../../ast/internal.ts";
import { phrase } from "../phrase.ts";
import { printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const gainControlPrinters: Printers<GainControlEffects> = {
  GainControl: ({ target }) => phrase`gain control of ${printTarget(target)}`,
};
