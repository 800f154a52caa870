import type { Amount } from "./amount.ts";
import type { Filter } from "./filter.ts";
import type { Located } from "./span.ts";
import type { Participle, Pronoun } from "./words.ts";

/** Kinds of cards a text can speak of; "card" is any of them. */
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
 * Whose cards or lore. "their" is the player the clause speaks of, one each;
 * "opponent" is any one of them, "each-opponent" every one on their own,
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
  /** Where they are; anywhere, if there is none. */
  readonly zones: readonly Zone[];
  /** What types they have. */
  readonly cardTypes: readonly CardType[];
  /** Whether this card does not count. */
  readonly excludeSelf?: true;
  /**
   * "all other items", after "choose an item": the cards that do not count, in
   * place of this one.
   */
  readonly except?: Reference;
  /** What else must be true of them. */
  readonly filter?: readonly Filter[];
  /** What references call them by, where any text after refers to them. */
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

/** Cards that were spoken of before. */
export interface Reference extends Located {
  /**
   * Where they were spoken of. "previous-target": where `id` says. "done": by
   * an event or a cost that did `what` to them, where no words describe them.
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
   * The target, or the effect that names cards, with the same `id`. Only a text
   * that is read in parts can have references without one.
   */
  readonly id?: number;
  /** What was done to the cards of a "done". */
  readonly what?: Participle;
  /** How the text puts it. */
  readonly wording?: ReferenceWording;
}

/** How a text speaks of cards again. */
export interface ReferenceWording {
  /** "he", "she", "it", "they" */
  readonly pronoun?: Pronoun;
  /** "that item", where the text names the kind again. */
  readonly cardType?: CardType;
  /** "the banished character", where the text says what happened to it. */
  readonly participle?: Participle;
  /** "one of them", so that they must be several. */
  readonly several?: true;
  /** "the card you discarded": who did it. */
  readonly doer?: "you" | "they";
  /** "the opposing character", "your character": whose it is. */
  readonly whose?: "you" | "opponent";
}

/** Several targets at once: "him and one of your other characters". */
export interface TargetGroup extends Located {
  /** Whether all of them are meant, or one. */
  readonly join: "and" | "or";
  /** The parts. */
  readonly targets: readonly Target[];
  /** What references call them all by. */
  readonly id?: number;
}

/** Cards that something happens to. */
export type Target = TargetName | Query | Reference | TargetGroup;
