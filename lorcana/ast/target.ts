import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";
import type { Located } from "./span.ts";
import type { Participle, Pronoun } from "./words.ts";

/** Kinds of cards that a text can mention; "card" is any of them. */
export type CardType =
  | "character"
  | "item"
  | "location"
  | "action"
  | "song"
  | "card";

/** Where cards can be; "under" is beneath another card. */
export type Zone = "play" | "hand" | "discard" | "deck" | "inkwell" | "under";

/**
 * Whose cards or lore. "their" is the player that the clause is about;
 * "opponent" is any single one, "each-opponent" every one separately,
 * "opponents" all of them together.
 */
export type Owner =
  | "you"
  | "opponent"
  | "each-opponent"
  | "opponents"
  | "any"
  | "their"
  /** "their player's characters": of the player of the cards spoken of last */
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
   * "chosen": the text says so; "one-of": "one of your …"; "any": "a …";
   * "top": "the top … of your deck"; "bottom": "the bottom … of your deck";
   * "next-played": "the next … you play this turn".
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
  /** Where they are; anywhere if there are none. */
  readonly zones: readonly Zone[];
  /** What types they have. */
  readonly cardTypes: readonly CardType[];
  /** Whether this card is excluded. */
  readonly excludeSelf?: true;
  /**
   * "all other items", after "choose an item": the cards to exclude instead of
   * this one.
   */
  readonly except?: Reference;
  /** What else must be true of them. */
  readonly filter?: readonly Filter[];
  /** The id by which later text refers to them, if any does. */
  readonly id?: number;
}

/** The names for the most frequent queries. */
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

/** Cards mentioned before. */
export interface Reference extends Located {
  /**
   * Where they were mentioned. "previous-target": in the node with the same
   * `id`. "done": by an event or a cost that did `what` to them, if no words
   * describe them.
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
   * The `id` of the target, or of the effect that names cards. Only when you
   * parse part of a text can a reference lack it.
   */
  readonly id?: number;
  /** What was done to the cards of a "done". */
  readonly what?: Participle;
  /** The wording in the text. */
  readonly wording?: ReferenceWording;
}

/** How a text refers back to cards. */
export interface ReferenceWording {
  /** "he", "she", "it", "they" */
  readonly pronoun?: Pronoun;
  /** "that item", if the text repeats the type. */
  readonly cardType?: CardType;
  /** "the banished character", if the text says what happened to it. */
  readonly participle?: Participle;
  /** "one of them", so there must be several. */
  readonly several?: true;
  /** "the card you discarded": who did it. */
  readonly doer?: "you" | "they";
  /** "the opposing character", "your character": whose it is. */
  readonly whose?: "you" | "opponent";
}

/** Several targets at once: "him and one of your other characters". */
export interface TargetGroup extends Located {
  /** Whether it means all of them, or one. */
  readonly join: "and" | "or";
  /** The parts. */
  readonly targets: readonly Target[];
  /** The id by which references mean all of them. */
  readonly id?: number;
}

/** Cards that something happens to. */
export type Target = TargetName | Query | Reference | TargetGroup;
