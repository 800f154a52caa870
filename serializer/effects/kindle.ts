import type { KindleEffects } from "../../ast/internal.ts";
import { variable } from "../phrase.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const kindlePrinters: Printers<KindleEffects> = {
  Kindle: ({ amount }) => variable("kindle", amount),
};
