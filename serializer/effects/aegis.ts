import type { AegisEffects } from "../../ast/internal.ts";
import { phrase } from "../phrase.ts";
import { printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const aegisPrinters: Printers<AegisEffects> = {
  GainsAegisThisTurn: ({ target }) =>
    phrase`${printTarget(target)} gains {Aegis} this turn`,
};
