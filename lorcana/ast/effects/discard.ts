import type { Amount } from "../amount.ts";
import type { Cards, OtherCards } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards go from a hand to the discard. */
export interface DiscardEffects {
  /** "Choose and discard a card" */
  "discard":
    & {
      amount: Amount;
      player: Player;
      random?: true;
      from?: "hand";
      chosenBy?: Player;
      until?: number;
      /** "that card" */
      card?: Target;
      /** "either 2 cards or 1 action card" */
      or?: OtherCards;
    }
    & Cards;
}

/** What the tree knows about each of them. */
export const discardTraits: Traits<DiscardEffects> = {
  "discard": {
    happens: "once",
    namesCards: "noun",
    children: {
      player: "player",
      chosenBy: "player",
      amount: "amount",
      filter: "filter",
      card: "aside",
      or: "cards",
    },
  },
};
