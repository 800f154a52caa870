import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Turns and their steps come or do not come. */
export interface SkipEffects {
  /** "Skip your Draw step", "Skip your next turn" */
  "skip-step": {
    step: "draw" | "ready" | "set" | "turn";
    player: Player;
    /** "your next": once, not for good */
    next?: true;
  };
  /** "Take an extra turn after this one" */
  "extra-turn": { player: Player };
}

/** What the tree knows about each of them. */
export const skipTraits: Traits<SkipEffects> = {
  "skip-step": { happens: "once", children: { player: "player" } },
  "extra-turn": { happens: "once", children: { player: "player" } },
};
