import type { SkipEffects } from "../../ast/effects/skip.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "skip your Draw step" */
export const skipPrinters: Printers<SkipEffects> = {
  "skip-step": ({ step, player }) =>
    act(player, () => `skip your ${step} step`),
};
