import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";
import type { Located } from "./span.ts";
import type { Participle, Pronoun } from "./words.ts";

/** The types of cards; "card" is any of them. */
export type CardType =
  | "character"
  | "item"
  | "location"
  | "action"
  | "song"
  | "card";

/** The zones of the game; "under" is under another card. */
export type Zone = "play" | "hand" | "discard" | "deck" | "inkwell" | "under";

/**
 * Whose cards or lore. "their": those of the player that the clause is about,
 * separately for each; "opponent": any one of them; "each-opponent": each one
 * separately; "opponents": all of them together.
 */
export type Owner =
  | "you"
  | "opponent"
  | "each-opponent"
  | "opponents"
  | "any"
  | "their"
  /** "their player's characters": of the owner of the last cards mentioned */
  | "card-owner"
  | "chosen-player"
  | "chosen-opponent";

/** How many cards. */
export type Count =
  | Amount
  | { readonly upTo: number }
  | { readonly atLeast: number };

/** Cards described by their properties. */
export interface Query extends Located {
  /**
   * "chosen": "chosen …"; "one-of": "one of your …"; "any": "a …"; "top": "the
   * top … of your deck"; "bottom": "the bottom … of your deck"; "next-played":
   * "the next … you play this turn".
   */
  readonly selector:
    | "chosen"
    | "all"
    | "one-of"
    | "any"
    | "none-of"
    | "top"
    | "bottom"
    | "next-played";
  /** How many. */
  readonly count: Count;
  /** Whose cards. */
  readonly owner: Owner;
  /** The zones they are in; any zone if empty. */
  readonly zones: readonly Zone[];
  /** The types they can have. */
  readonly cardTypes: readonly CardType[];
  /** Whether this card is excluded. */
  readonly excludeSelf?: true;
  /**
   * "all other items", after "choose an item": the cards to exclude instead of
   * this one.
   */
  readonly except?: Reference;
  /** Other properties that they must have. */
  readonly filter?: readonly Filter[];
  /** The id by which later references mean these cards, if any do. */
  readonly id?: number;
}

/** The short names of the most frequent queries. */
export type TargetName =
  | "SELF"
  | "CHOSEN_CHARACTER"
  | "CHOSEN_OPPOSING_CHARACTER"
  | "CHOSEN_CHARACTER_OF_YOURS"
  | "ANOTHER_CHOSEN_CHARACTER"
  | "ANOTHER_CHOSEN_CHARACTER_OF_YOURS"
  | "CHOSEN_DAMAGED_CHARACTER"
  | "CHOSEN_OPPOSING_DAMAGED_CHARACTER"
  | "ALL_CHARACTERS"
  | "ALL_OPPOSING_CHARACTERS"
  | "YOUR_CHARACTERS"
  | "YOUR_OTHER_CHARACTERS"
  | "CHARACTERS_HERE"
  | "CHOSEN_ITEM"
  | "CHOSEN_OPPOSING_ITEM"
  | "YOUR_ITEMS"
  | "ALL_ITEMS"
  | "THIS_ITEM"
  | "CHOSEN_LOCATION"
  | "CHOSEN_OPPOSING_LOCATION"
  | "YOUR_LOCATIONS"
  | "THIS_LOCATION"
  | "THIS_CARD"
  | "THIS_ACTION"
  | "THIS_SONG";

/** Cards that were mentioned before. */
export interface Reference extends Located {
  /**
   * Where they were mentioned. "previous-target": where `id` says. "done": in
   * an event or cost that did `what` to them, but does not describe them.
   */
  readonly ref:
    | "previous-target"
    | "trigger-subject"
    | "attacker"
    | "defender"
    | "song"
    | "done"
    | "revealed";
  /**
   * The `id` of the target, or of the effect that names the cards. Only
   * references in a part of a text can be without one.
   */
  readonly id?: number;
  /** What was done to the cards, if `ref` is "done". */
  readonly what?: Participle;
  /** How the text words it. */
  readonly wording?: ReferenceWording;
}

/** How a text words a reference. */
export interface ReferenceWording {
  /** "he", "she", "it", "they" */
  readonly pronoun?: Pronoun;
  /** "that item", if the text repeats the type. */
  readonly cardType?: CardType;
  /** "the banished character", if the text repeats what happened to it. */
  readonly participle?: Participle;
  /** "one of them", which implies several. */
  readonly several?: true;
  /** "the card you discarded": who discarded it. */
  readonly doer?: "you" | "they";
  /** "the opposing character", "your character": whose it is. */
  readonly whose?: "you" | "opponent";
}

/** Several targets: "him and one of your other characters". */
export interface TargetGroup extends Located {
  /** Whether all of them are meant, or one of them. */
  readonly join: "and" | "or";
  /** The parts. */
  readonly targets: readonly Target[];
  /** The id by which later references mean all of them. */
  readonly id?: number;
}

/** The cards that an effect or condition is about. */
export type Target = TargetName | Query | Reference | TargetGroup;
