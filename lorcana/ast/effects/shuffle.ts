import { DECK_PLACE } from "../children_of.ts";
import type { DeckPlace } from "../destination.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Decks are shuffled, possibly with other cards. */
export interface ShuffleEffects {
  /** "Shuffle chosen character into their player's deck" */
  "shuffle-into-deck": DeckPlace;
  /** "Shuffle your deck" */
  "shuffle-deck": { player: Player };
}

/** The traits of these effects. */
export const shuffleTraits: Traits<ShuffleEffects> = {
  "shuffle-into-deck": {
    happens: "once",
    children: DECK_PLACE,
    namesCards: "noun",
  },
  "shuffle-deck": { happens: "once", children: { player: "player" } },
};
