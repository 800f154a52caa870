import type { DissolveEffects } from "../../ast/internal.ts";
import { collected } from "../collection.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { quantity } from "../quantity.ts";
import { predicate, target } from "../target.ts";

/** How the effects of this family are read. */
export const dissolveProductions: Productions<DissolveEffects> = {
  DissolveCharacter: pattern`{dissolve} ${target}`
    .map(([target]) => ({ target })),
  DissolveCharactersCount: pattern`{dissolve} ${collected}`
    .map(([collected]) => collected),
  DissolveCharactersQuantity:
    pattern`{dissolve} all ${predicate} with cost less than or equal to the number of ${quantity}`
      .map(([target, quantity]) => ({ target, quantity })),
  PreventDissolveThisTurn: pattern`${target} cannot be {dissolved} this turn`
    .map(([target]) => ({ target })),
};
