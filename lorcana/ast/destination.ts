import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";
import type { Player } from "./player.ts";
import type { Query, Target } from "./target.ts";

/** Where some of the cards that a player looks at go. */
export interface Destination {
  /** Which of the cards, and how many; all that are left if absent. */
  readonly target?: Query;
  /** Who chooses the cards; you if absent. */
  readonly chosenBy?: Player;
  /** Where the cards go. */
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
  /** The card that they go under. */
  readonly under?: Target;
  /** "You may put 3 of them …": all of these or none. */
  readonly may?: true;
  /** Whether they are revealed. */
  readonly reveal?: true;
  /** Who decides the order. */
  readonly ordering?: "player-choice" | "random";
  /** Whether they enter play or the inkwell exerted. */
  readonly exerted?: true;
  /** Whether they are face down. */
  readonly facedown?: true;
  /** Whether they are played for free. */
  readonly cost?: "free";
  /** Whether they enter play exerted. */
  readonly entersExerted?: true;
  /** "If it's a song card, …": the only card goes here if it matches. */
  readonly ifFits?: true;
  /** "If it's the named card" */
  readonly condition?: Condition;
  /** "… instead": the card put elsewhere before goes here if it matches. */
  readonly instead?: true;
  /** What else happens when a card goes here. */
  readonly then?: Effect;
}

/** An effect that puts cards into a deck. */
export interface DeckPlace {
  /** The cards that are put there. */
  readonly target: Target;
  /** The player whose hand, deck or discard they come from, if they do. */
  readonly player?: Player;
  /** Whose deck they go into. */
  readonly intoDeck?: "owner" | "you" | "their";
  /** Who decides the order. */
  readonly ordering?: "player-choice" | "random";
  /** "on the top or the bottom" */
  readonly orBottom?: true;
  /** The zone they would otherwise go to. */
  readonly insteadOf?: "discard";
  /** Who chooses them. */
  readonly chosenBy?: Player;
  /** Who puts them there. */
  readonly by?: Player;
}
