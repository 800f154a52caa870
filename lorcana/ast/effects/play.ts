import type { Condition } from "../condition.ts";
import type { Cards, Duration } from "../effect_parts.ts";
import type { Player } from "../player.ts";
import type { Target } from "../target.ts";
import type { Traits } from "../traits.ts";

/** Where cards can be played from. */
export type PlayZone = "hand" | "discard" | "inkwell" | "under";

/** Cards are played, or cannot be. */
export interface PlayEffects {
  /** "Play a character with cost 2 or less for free" */
  "play-card":
    & {
      /** The piles they come from; without them, from the hand. */
      from?: PlayZone | readonly PlayZone[];
      /** The card they lie under, where they come from there. */
      under?: Target;
      /** Whose piles, where `from` says which. */
      player?: Player;
      cost?: "free";
      target?: Target;
      by?: Player;
      playMethod?: "shift" | "play-or-shift" | "song";
      /** "as if it were in your hand": its cost is paid. */
      asFromHand?: true;
      again?: true;
      on?: Target;
      anyName?: true;
      /** "regardless of ink type" */
      anyInk?: true;
      /** For how long it may be done. */
      duration?: Duration;
      entersExerted?: true;
    }
    & Cards;
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
      filter: "filter",
      target: "target",
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
