import type { ReadyEffects } from "../../ast/effects/ready.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { simple } from "./parts/who_acts.ts";
import { printTarget } from "../nouns/target.ts";

/** "ready chosen character" */
export const readyPrinters: Printers<ReadyEffects> = {
  "ready": (effect, voice) =>
    effect.afterChallenge
      ? act(
        "CONTROLLER",
        () =>
          `ready ${
            printTarget(effect.target, voice, "all")
          } after the challenge`,
      )
      : simple(effect, "ready", "readies", voice),
};
