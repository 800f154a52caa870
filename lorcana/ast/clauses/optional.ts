import type { Effect } from "../effect.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Effects that a player may decline. */
export interface OptionalClauses {
  /** "You may draw a card" */
  "optional": { effect: Effect; chooser: Player };
}

/** The traits of these effects. */
export const optionalTraits: Traits<OptionalClauses> = {
  "optional": {
    happens: "once",
    children: { chooser: "player", effect: "effect" },
  },
};
