import type { DisableEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target } from "../target.ts";

/** How the effects of this family are read. */
export const disableProductions: Productions<DisableEffects> = {
  DisableActivatedAbilitiesWhileInPlay:
    pattern`disable the activated abilities of ${target} while this character is in play`
      .map(([target]) => ({ target })),
};
