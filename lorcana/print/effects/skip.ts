import type { SkipEffects } from "../../ast/effects/skip.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { mine } from "../nouns/players.ts";
import { phrase } from "../text/voice.ts";

/** "skip your Draw step" */
export const skipPrinters: Printers<SkipEffects> = {
  "skip-step": ({ step, player, next }) =>
    act(player, (verb) =>
      phrase(
        `${verb("skip")} ${mine(player)}`,
        next && "next",
        step === "turn" ? step : `${step} step`,
      )),
};
