import type { Amount } from "../amount.ts";
import { DECK_PLACE } from "../children_of.ts";
import type { DeckPlace } from "../destination.ts";
import type { OnCards } from "../effect_parts.ts";
import type { OwnPile, Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Cards are put into decks, hands and discards. */
export interface PutEffects {
  /** "Put chosen character on the bottom of their owner's deck" */
  "put-on-bottom": DeckPlace;
  /** "Put a song card from your discard on the top of your deck" */
  "put-on-top": DeckPlace;
  /** "Put it into your hand" */
  "put-into-hand": OnCards & { player: OwnPile };
  /** "Put it into their discard" */
  "put-into-discard": OnCards & { player: OwnPile };
  /** "Put the top 2 cards of your deck into your discard" */
  "mill": { amount: Amount; player: Player; id?: number };
}

/** The traits of these effects. */
export const putTraits: Traits<PutEffects> = {
  "put-on-bottom": {
    happens: "once",
    children: DECK_PLACE,
    namesCards: "noun",
  },
  "put-on-top": {
    happens: "once",
    children: DECK_PLACE,
    namesCards: "noun",
  },
  "put-into-hand": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
  "put-into-discard": {
    happens: "once",
    children: { chosenBy: "player", by: "player", target: "target" },
  },
  "mill": {
    happens: "once",
    children: { player: "player", amount: "amount" },
    namesCards: "pronoun",
  },
};
