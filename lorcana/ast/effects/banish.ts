import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards are banished. */
export interface BanishEffects {
  /** "Banish chosen character" */
  "banish": OnCards;
}

/** The traits of these effects. */
export const banishTraits: Traits<BanishEffects> = {
  "banish": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
