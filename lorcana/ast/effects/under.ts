import type { OwnPile, Player } from "../player.ts";
import type { Count, Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards are put under other cards, or leave from there. */
export interface UnderEffects {
  /** "Put the top card of your deck facedown under this character" */
  "put-under": {
    /** The cards that are put there. */
    target: Target;
    under: Target;
    /** Whose deck, discard or hand they come from, if they do. */
    player?: Player;
    facedown?: true;
    faceup?: true;
    /** The card they were under. */
    from?: Target;
  };
  /** "Put all cards from under this location into your hand" */
  "move-cards-from-under": {
    amount: Count;
    target: Target;
    /** Whether they were under the card when it left play. */
    past?: true;
    destination: "hand" | "inkwell" | "discard" | "deck-bottom";
    /** Whose zone they go to: yours, or their owner's. */
    player: OwnPile;
    ordering?: "player-choice" | "random";
    facedown?: true;
    exerted?: true;
  };
}

/** The traits of these effects. */
export const underTraits: Traits<UnderEffects> = {
  "put-under": {
    happens: "once",
    namesCards: "noun",
    children: {
      player: "player",
      target: "cards",
      from: "target",
      under: "target",
    },
  },
  "move-cards-from-under": {
    happens: "once",
    children: { amount: "amount", target: "target" },
  },
};
