import type { NoEffectEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const noEffectProductions: Productions<NoEffectEffects> = {
  NoEffect: pattern`no effect`,
};
