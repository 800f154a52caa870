import type { WinEffects } from "../../ast/internal.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const winPrinters: Printers<WinEffects> = {
  YouWinTheGame: () => "you win the game",
};
