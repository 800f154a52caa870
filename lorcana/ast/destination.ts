import type { Amount } from "./amount.ts";
import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import type { Cards } from "./effect_parts.ts";
import type { Player } from "./player.ts";
import type { Target } from "./target.ts";

/** Where a card that was looked at goes. */
export interface Destination extends Cards {
  readonly zone:
    | "hand"
    | "deck-top"
    | "deck-bottom"
    | "deck-top-or-bottom"
    | "inkwell"
    | "play"
    | "discard"
    | "under"
    | "deck-shuffled";
  /** The card that it goes under. */
  readonly under?: Target;
  readonly min?: number;
  /** "all" is all that fit, "any" as many of them as one likes. */
  readonly max?: number | "any" | "all";
  readonly reveal?: true;
  readonly remainder?: true;
  readonly ordering?: "player-choice";
  readonly exerted?: true;
  readonly facedown?: true;
  readonly cost?: "free";
  readonly entersExerted?: true;
  /** "If it's a song card, …": the one card goes here if it fits. */
  readonly ifFits?: true;
  /** "If it's the named card" */
  readonly condition?: Condition;
  /** "… instead": the card just put elsewhere goes here, if it fits. */
  readonly instead?: true;
  /** What else happens if a card goes here. */
  readonly then?: Effect;
}

/** Cards that go into a deck. */
export interface DeckPlace extends Cards {
  readonly target: Target | Player;
  readonly from?: "discard" | "hand" | "under" | "inkwell";
  readonly amount?: Amount;
  readonly intoDeck?: "owner" | "you" | "chosen-player" | "their";
  readonly ordering?: "player-choice";
  /** "on the top or the bottom" */
  readonly orBottom?: true;
  readonly insteadOf?: "discard";
  readonly chosenBy?: Player;
  readonly by?: Player;
}
