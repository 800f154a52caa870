import type { TurnEffects } from "../../ast/internal.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const turnPrinters: Printers<TurnEffects> = {
  TakeExtraTurn: () => "take an extra turn after this one",
};
