import type { Amount } from "../amount.ts";
import type { Destination } from "../destination.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Players look at hidden cards. */
export interface LookEffects {
  /** "Look at the top 3 cards of your deck" */
  "look-at-cards": {
    amount: Amount;
    from: "top-of-deck";
    player: Player;
    id?: number;
  };
  /** "Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck" */
  "scry": {
    amount: Amount;
    player: Player;
    destinations: readonly Destination[];
    revealAll?: true;
    id?: number;
  };
  /** "Look at chosen opponent's hand" */
  "look-at-hand": { player: Player };
  /** "Look at the cards in your inkwell" */
  "look-at-inkwell": { player: Player };
}

/** The traits of these effects. */
export const lookTraits: Traits<LookEffects> = {
  "look-at-cards": {
    happens: "once",
    children: { player: "player", amount: "amount" },
    namesCards: "pronoun",
  },
  "scry": {
    happens: "once",
    children: {
      player: "player",
      amount: "amount",
      destinations: "destination",
    },
    namesCards: "pronoun",
  },
  "look-at-hand": { happens: "once", children: { player: "player" } },
  "look-at-inkwell": { happens: "once", children: { player: "player" } },
};
