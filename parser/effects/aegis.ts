import type { AegisEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target } from "../target.ts";

/** How the effects of this family are read. */
export const aegisProductions: Productions<AegisEffects> = {
  GainsAegisThisTurn: pattern`${target} gains {aegis} this turn`
    .map(([target]) => ({ target })),
};
