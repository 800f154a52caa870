import type { ExertEffects } from "../../ast/effects/exert.ts";
import type { Printers } from "../clauses/clause.ts";
import { simple } from "./parts/who_acts.ts";

/** "exert chosen character" */
export const exertPrinters: Printers<ExertEffects> = {
  "exert": (effect, voice) => simple(effect, "exert", "exerts", voice),
};
