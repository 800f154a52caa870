import type { ReadyEffects } from "../../ast/effects/ready.ts";
import { act, type Printers } from "../clause.ts";
import { simple } from "../on_cards.ts";
import { printTarget } from "../target.ts";

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
