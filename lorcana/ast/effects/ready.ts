import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Exerted cards are turned upright. */
export interface ReadyEffects {
  /** "Ready chosen character" */
  "ready": OnCards & { afterChallenge?: true };
}

/** What the tree knows about each of them. */
export const readyTraits: Traits<ReadyEffects> = {
  "ready": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
