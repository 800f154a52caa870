import type { Player } from "../player.ts";
import type { Query, Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Players discard cards. */
export interface DiscardEffects {
  /** "Choose and discard a card" */
  "discard": {
    player: Player;
    /** The cards in their hand, or "that card". */
    target: Target;
    random?: true;
    chosenBy?: Player;
    until?: number;
    /** "either 2 cards or 1 action card" */
    or?: Query;
  };
}

/** The traits of these effects. */
export const discardTraits: Traits<DiscardEffects> = {
  "discard": {
    happens: "once",
    namesCards: "noun",
    children: {
      player: "player",
      chosenBy: "player",
      target: "cards",
      or: "query",
    },
  },
};
