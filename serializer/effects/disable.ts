import type { DisableEffects } from "../../ast/internal.ts";
import { phrase } from "../phrase.ts";
import { printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const disablePrinters: Printers<DisableEffects> = {
  DisableActivatedAbilitiesWhileInPlay: ({ target }) =>
    phrase`disable the activated abilities of ${
      printTarget(target)
    } while this character is in play`,
};
