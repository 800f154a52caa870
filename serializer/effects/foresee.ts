import type { ForeseeEffects } from "../../ast/internal.ts";
import { variable } from "../phrase.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const foreseePrinters: Printers<ForeseeEffects> = {
  Foresee: ({ count }) => variable("foresee", count),
};
