import type { GainControlEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target } from "../target.ts";

/** How the effects of this family are read. */
export const gainControlProductions: Productions<GainControlEffects> = {
  GainControl: pattern`gain control of ${target}`.map(([target]) => ({
    target,
  })),
};
