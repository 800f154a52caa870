import type { Player } from "../player.ts";
import type { Query } from "../target.ts";
import type { Traits } from "../traits.ts";

/** A player searches a deck. */
export interface SearchEffects {
  /** "Search your deck for a character card and reveal that card to all players" */
  "search-deck": {
    /** Whose deck, and who searches it, if not you. */
    player?: Player;
    target: Query;
    putInto?: "hand" | "deck-top" | "play" | "discard";
    shuffle?: true;
    reveal?: true;
  };
}

/** What the tree knows about each of them. */
export const searchTraits: Traits<SearchEffects> = {
  "search-deck": {
    happens: "once",
    children: { player: "player", target: "cards" },
    namesCards: "noun",
  },
};
