import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards leave play for the discard. */
export interface BanishEffects {
  /** "Banish chosen character" */
  "banish": OnCards;
}

/** What the tree knows about each of them. */
export const banishTraits: Traits<BanishEffects> = {
  "banish": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
