import type { Condition } from "../condition.ts";
import type { Duration } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** The zones from which cards can be played. */
export type PlayZone = "hand" | "discard" | "inkwell" | "under";

/** Cards are played, or cannot be. */
export interface PlayEffects {
  /** "Play a character with cost 2 or less for free" */
  "play-card": {
    /** This card, one mentioned before, or cards in a player's zones. */
    target: Target;
    /** The zone the card is in, if it is this one or was mentioned before. */
    from?: PlayZone;
    /** The card they are under, if they are played from there. */
    under?: Target;
    /** Whose zones, if not those of the player who plays the cards. */
    player?: Player;
    /** Nothing, a fixed amount of ink, or less or more than its cost. */
    cost?:
      | "free"
      | { readonly ink: number }
      | { readonly less: number }
      | { readonly more: number };
    by?: Player;
    playMethod?: "shift" | "play-or-shift" | "song";
    /** "as if it were in your hand": the player pays its cost. */
    asFromHand?: true;
    again?: true;
    on?: Target;
    anyName?: true;
    /** "regardless of ink type" */
    anyInk?: true;
    /** How long the player may do this. */
    duration?: Duration;
    entersExerted?: true;
    /** "from your hand", which is the default. */
    wording?: { readonly hand: true };
  };
  /** "You can't play this character unless an opposing character took damage this turn" */
  "self-play-condition": { target: Target; condition: Condition };
}

/** The traits of these effects. */
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
