import type { Player } from "../player.ts";
import type { Count } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Players get and remove ink drops. */
export interface InkDropEffects {
  /** "Get 2 ink drops" */
  "get-ink-drops": { amount: Count; player: Player };
  /** "Remove an ink drop" */
  "remove-ink-drops": { amount: Count; player: Player };
}

/** The traits of these effects. */
export const inkDropTraits: Traits<InkDropEffects> = {
  "get-ink-drops": {
    happens: "once",
    children: { player: "player", amount: "amount" },
  },
  "remove-ink-drops": {
    happens: "once",
    children: { player: "player", amount: "amount" },
  },
};
