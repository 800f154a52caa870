import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards are readied. */
export interface ReadyEffects {
  /** "Ready chosen character" */
  "ready": OnCards & { afterChallenge?: true };
}

/** The traits of these effects. */
export const readyTraits: Traits<ReadyEffects> = {
  "ready": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
