import type { BanishEffects } from "../../ast/effects/banish.ts";
import type { Printers } from "../clauses/clause.ts";
import { simple } from "./parts/who_acts.ts";

/** "banish chosen character" */
export const banishPrinters: Printers<BanishEffects> = {
  "banish": (effect, voice) => simple(effect, "banish", "banishes", voice),
};
