import type { ForeseeEffects } from "../../ast/internal.ts";
import { integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const foreseeProductions: Productions<ForeseeEffects> = {
  Foresee: pattern`${integer("foresee")}`.map(([count]) => ({ count })),
};
