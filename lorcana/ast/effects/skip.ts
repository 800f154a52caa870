import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Turns and steps are skipped. */
export interface SkipEffects {
  /** "Skip your Draw step", "Skip your next turn" */
  "skip-step": {
    step: "draw" | "ready" | "set" | "turn";
    player: Player;
    /** "your next": once, rather than always */
    next?: true;
  };
}

/** The traits of these effects. */
export const skipTraits: Traits<SkipEffects> = {
  "skip-step": { happens: "once", children: { player: "player" } },
};
