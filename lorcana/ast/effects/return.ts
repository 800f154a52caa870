import type { OnCards } from "../effect_parts.ts";
import type { OwnPile, Player } from "../player.ts";
import type { Count, Query } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards are returned to a hand. */
export interface ReturnEffects {
  /** "Return chosen character to their player's hand" */
  "return-to-hand": OnCards & {
    from?: "discard";
    /** Whose hand: yours, or their owner's. */
    hand: OwnPile;
  };
  /** "Return a character card from your discard to your hand" */
  "return-from-discard": {
    player: Player;
    target: Query;
    /** Whose discard, if not that of `player`. */
    from?: Player;
  };
  /** "Return cards at random from their inkwell to their hand until they have 3" */
  "return-from-inkwell": {
    amount: Count;
    player: Player;
    random?: true;
    until?: number;
  };
}

/** The traits of these effects. */
export const returnTraits: Traits<ReturnEffects> = {
  "return-to-hand": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
  "return-from-discard": {
    happens: "once",
    children: { player: "player", from: "player", target: "cards" },
    namesCards: "pronoun",
  },
  "return-from-inkwell": {
    happens: "once",
    children: { player: "player", amount: "amount" },
  },
};
