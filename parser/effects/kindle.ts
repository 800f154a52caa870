import type { KindleEffects } from "../../ast/internal.ts";
import { integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const kindleProductions: Productions<KindleEffects> = {
  Kindle: pattern`${integer("kindle")}`.map(([amount]) => ({ amount })),
};
