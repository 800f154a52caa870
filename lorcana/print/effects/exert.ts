import type { ExertEffects } from "../../ast/effects/exert.ts";
import type { Printers } from "../clause.ts";
import { simple } from "../on_cards.ts";

/** "exert chosen character" */
export const exertPrinters: Printers<ExertEffects> = {
  "exert": (effect, voice) => simple(effect, "exert", "exerts", voice),
};
