import type { SkipEffects } from "../../ast/effects/skip.ts";
import { act, type Printers } from "../clauses/clause.ts";

/** "skip your Draw step", "take an extra turn after this one" */
export const skipPrinters: Printers<SkipEffects> = {
  "skip-step": ({ step, player }) =>
    act(player, () => `skip your ${step} step`),
  "extra-turn": ({ player }) =>
    act(player, (verb) => `${verb("take")} an extra turn after this one`),
};
