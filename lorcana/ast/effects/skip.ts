import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Steps of a turn are skipped. */
export interface SkipEffects {
  /** "Skip your Draw step" */
  "skip-step": { step: "draw"; player: Player };
}

/** What the tree knows about each of them. */
export const skipTraits: Traits<SkipEffects> = {
  "skip-step": { happens: "once", children: { player: "player" } },
};
