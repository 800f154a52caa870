import type { SkipEffects } from "../../ast/effects/skip.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { mine } from "../nouns/players.ts";

/** "skip your Draw step", "take an extra turn after this one" */
export const skipPrinters: Printers<SkipEffects> = {
  "skip-step": ({ step, player }) =>
    act(player, (verb) => `${verb("skip")} ${mine(player)} ${step} step`),
  "extra-turn": ({ player }) =>
    act(player, (verb) => `${verb("take")} an extra turn after this one`),
};
