import type { WinEffects } from "../../ast/internal.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";

/** How the effects of this family are read. */
export const winProductions: Productions<WinEffects> = {
  YouWinTheGame: pattern`you win the game`,
};
