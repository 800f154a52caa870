import type { Amount } from "../amount.ts";
import type { Cards } from "../effect_parts.ts";
import type { OwnPile, Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards lie under other cards. */
export interface UnderEffects {
  /** "Put the top card of your deck facedown under this character" */
  "put-under":
    & {
      source: "top-of-deck" | "discard" | "hand" | "target" | "under";
      under: Target;
      /** Whose deck, discard or hand they come from, where `source` is one. */
      player?: Player;
      amount?: Amount;
      facedown?: true;
      faceup?: true;
      from?: Target;
    }
    & Cards;
  /** "Put all cards from under this location into your hand" */
  "move-cards-from-under": {
    amount: Amount;
    target: Target;
    destination: "hand" | "inkwell" | "discard" | "deck-bottom";
    /** Whose: yours, or their owner's. */
    player: OwnPile;
    ordering?: "player-choice" | "random";
    facedown?: true;
    exerted?: true;
  };
}

/** What the tree knows about each of them. */
export const underTraits: Traits<UnderEffects> = {
  "put-under": {
    happens: "once",
    namesCards: "noun",
    children: {
      player: "player",
      amount: "amount",
      filter: "filter",
      from: "target",
      under: "target",
    },
  },
  "move-cards-from-under": {
    happens: "once",
    children: { amount: "amount", target: "target" },
  },
};
