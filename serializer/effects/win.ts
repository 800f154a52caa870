import type { WinEffects } from "../../ast/mod.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const winPrinters: Printers<WinEffects> = {
  YouWinTheGame: () => "you win the game",
};
