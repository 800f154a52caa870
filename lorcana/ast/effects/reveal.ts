import type { Amount } from "../amount.ts";
import type { Destination } from "../destination.ts";
import type { Player } from "../player.ts";
import type { Query } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Cards are revealed to all players. */
export interface RevealEffects {
  /** "Reveal cards from the top of your deck until you reveal a Floodborn character card" */
  "reveal-until": {
    player: Player;
    /** The card at which to stop. */
    target: Query;
    putInto: "hand" | "play";
    /** "You may play it": otherwise, it goes with the rest. */
    may?: true;
    /** "If you don't, put it into your hand": otherwise, it goes there. */
    otherwise?: "hand";
    rest: Destination["zone"];
    ordering?: "player-choice" | "random";
  };
  /** "Chosen opponent reveals their hand" */
  "reveal-hand": {
    player: Player;
    /** "play with their hands revealed" */
    continuous?: true;
  };
  /** "Reveal a song card from your hand" */
  "reveal-card": {
    player: Player;
    target: Query;
    /** "at random" */
    random?: true;
  };
  /** "Reveal the top card of your deck" */
  "reveal-top-card": {
    player: Player;
    continuous?: true;
    amount?: Amount;
    id?: number;
  };
}

/** The traits of these effects. */
export const revealTraits: Traits<RevealEffects> = {
  "reveal-until": {
    happens: "once",
    children: { player: "player", target: "cards" },
  },
  "reveal-hand": { happens: "always", children: { player: "player" } },
  "reveal-card": {
    happens: "once",
    children: { player: "player", target: "cards" },
    namesCards: "pronoun",
  },
  "reveal-top-card": {
    happens: "always",
    children: { player: "player", amount: "amount" },
    namesCards: "pronoun",
  },
};
