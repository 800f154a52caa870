import type { DissolveEffects } from "../../ast/internal.ts";
import { printCollection } from "../collection.ts";
import { phrase } from "../phrase.ts";
import { printTarget, printTargets } from "../predicate.ts";
import { printQuantities } from "../quantity.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const dissolvePrinters: Printers<DissolveEffects> = {
  DissolveCharacter: ({ target }) => phrase`{dissolve} ${printTarget(target)}`,
  DissolveCharactersCount: ({ target, count }) =>
    phrase`{dissolve} ${printCollection(target, count)}`,
  DissolveCharactersQuantity: ({ target, quantity }) =>
    phrase`{dissolve} all ${
      printTargets(target)
    } with cost less than or equal to the number of ${
      printQuantities(quantity)
    }`,
  PreventDissolveThisTurn: ({ target }) =>
    phrase`${printTarget(target)} cannot be {dissolved} this turn`,
};
