import type { BanishEffects } from "../../ast/effects/banish.ts";
import type { Printers } from "../clause.ts";
import { simple } from "../on_cards.ts";

/** "banish chosen character" */
export const banishPrinters: Printers<BanishEffects> = {
  "banish": (effect, voice) => simple(effect, "banish", "banishes", voice),
};
