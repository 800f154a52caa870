import type { Player } from "../player.ts";
import type { Query } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Players search decks. */
export interface SearchEffects {
  /** "Search your deck for a character card and reveal that card to all players" */
  "search-deck": {
    /** Who searches, and whose deck, if not you. */
    player?: Player;
    target: Query;
    putInto?: "hand" | "deck-top" | "play" | "discard";
    shuffle?: true;
    reveal?: true;
  };
}

/** The traits of these effects. */
export const searchTraits: Traits<SearchEffects> = {
  "search-deck": {
    happens: "once",
    children: { player: "player", target: "cards" },
    namesCards: "noun",
  },
};
