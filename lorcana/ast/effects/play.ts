import type { Condition } from "../condition.ts";
import type { Duration } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Where cards can be played from. */
export type PlayZone = "hand" | "discard" | "inkwell" | "under";

/** Cards are played, or cannot be. */
export interface PlayEffects {
  /** "Play a character with cost 2 or less for free" */
  "play-card": {
    /** This card, one mentioned before, or cards in the player's piles. */
    target: Target;
    /** Where the card is, if it is this one or was mentioned before. */
    from?: PlayZone;
    /** The card that they come from under. */
    under?: Target;
    /** Whose piles, if not those of the player who plays them. */
    player?: Player;
    /** Free, a different cost, or that much less or more. */
    cost?:
      | "free"
      | { readonly ink: number }
      | { readonly less: number }
      | { readonly more: number };
    by?: Player;
    playMethod?: "shift" | "play-or-shift" | "song";
    /** "as if it were in your hand": its cost is paid. */
    asFromHand?: true;
    again?: true;
    on?: Target;
    anyName?: true;
    /** "regardless of ink type" */
    anyInk?: true;
    /** How long it is allowed. */
    duration?: Duration;
    entersExerted?: true;
    /** "from your hand", which is the default. */
    wording?: { readonly hand: true };
  };
  /** "You can't play this character unless an opposing character took damage this turn" */
  "self-play-condition": { target: Target; condition: Condition };
}

/** What the tree knows about each of them. */
export const playTraits: Traits<PlayEffects> = {
  "play-card": {
    happens: "once",
    children: {
      player: "player",
      by: "player",
      target: "cards",
      on: "aside",
      under: "aside",
    },
    namesCards: "pronoun",
  },
  "self-play-condition": {
    happens: "always",
    children: { target: "target", condition: "condition" },
  },
};
