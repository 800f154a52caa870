import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Turns and steps are skipped or added. */
export interface SkipEffects {
  /** "Skip your Draw step", "Skip your next turn" */
  "skip-step": {
    step: "draw" | "ready" | "set" | "turn";
    player: Player;
    /** "your next": once, not permanently */
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
