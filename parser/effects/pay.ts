import type { PayEffects } from "../../ast/internal.ts";
import { cost } from "../cost.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const payProductions: Productions<PayEffects> = {
  OpponentPaysCost: pattern`the opponent pays ${cost}`
    .map(([cost]) => ({ cost })),
  PayCost: pattern`pay ${cost}`.map(([cost]) => ({ cost })),
};
