import type { OnCards } from "../effect_parts.ts";
import type { Traits } from "../traits.ts";

/** Cards are turned sideways. */
export interface ExertEffects {
  /** "Exert chosen character" */
  "exert": OnCards;
}

/** What the tree knows about each of them. */
export const exertTraits: Traits<ExertEffects> = {
  "exert": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
};
