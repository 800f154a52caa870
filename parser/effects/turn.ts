import type { TurnEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const turnProductions: Productions<TurnEffects> = {
  TakeExtraTurn: pattern`take an extra turn after this one`,
};
