import type { Effect } from "../effect.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** What a player may do. */
export interface OptionalClauses {
  /** "You may draw a card" */
  "optional": { effect: Effect; chooser: Player };
}

/** What the tree knows about each of them. */
export const optionalTraits: Traits<OptionalClauses> = {
  "optional": {
    happens: "once",
    children: { chooser: "player", effect: "effect" },
  },
};
