import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards are exerted. */
export interface ExertEffects {
  /** "Exert chosen character" */
  "exert": OnCards;
}

/** The traits of these effects. */
export const exertTraits: Traits<ExertEffects> = {
  "exert": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
