import type { NoEffectEffects } from "../../ast/internal.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const noEffectPrinters: Printers<NoEffectEffects> = {
  NoEffect: () => "no effect",
};
