import type { Amount } from "./amount.ts";
import type { Located } from "./span.ts";
import type {
  DoneThisWay,
  DoneToCards,
  InkType,
  Keyword,
  Participle,
  Pronoun,
} from "./words.ts";

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
 * "opponent" is any one of them, "each-opponent" every one on their own.
 */
export type Owner =
  | "you"
  | "opponent"
  | "each-opponent"
  | "any"
  | "their"
  | "chosen-player"
  | "chosen-opponent";

/** How two numbers compare. */
export type Comparison =
  | "less-or-equal"
  | "greater-or-equal"
  | "equal"
  | "less-than"
  | "greater-than";

/** How many cards. */
export type Count =
  | number
  | "all"
  | "any"
  | { readonly upTo: number }
  | { readonly atLeast: number };

/** What the numeric filters have in common. */
export interface NumberFilter {
  /** How the two are compared. */
  readonly comparison: Comparison;
  /** What it is compared with. */
  readonly value: Amount;
}

/** The numbers that cards can be ranked by. */
export type Ranked = "cost" | "strength" | "willpower" | "lore";

/** What cards in play can have done, or suffered, in this turn. */
export type DidThisTurn = "quested" | "challenged" | "damaged" | "sang";

/** What each filter needs to know. */
export interface Filters {
  /** "Princess" */
  "has-classification": { readonly classification: string };
  /** "named Elsa" */
  "has-name": { readonly name: string };
  /** "with Evasive" */
  "has-keyword": { readonly keyword: Keyword };
  /** "with cost 2 or less" */
  "cost-comparison": NumberFilter;
  /** "with 2 {S} or less" */
  "strength-comparison": NumberFilter;
  /** "with 2 {W} or less" */
  "willpower-comparison": NumberFilter;
  /** "with 2 {L} or less" */
  "lore-comparison": NumberFilter;
  /** "with the highest cost among your characters" */
  "superlative": {
    readonly which: "highest" | "lowest";
    readonly of: Ranked | "damage";
    readonly among?: Target;
  };
  /** "of the chosen ink type" */
  "chosen-ink-type": Record<never, never>;
  /** "with total {S} 10 or less" */
  "total-strength-comparison": NumberFilter;
  /** "with total cost 5 or less" */
  "total-cost-comparison": NumberFilter;
  /** "damaged" */
  "damaged": Record<never, never>;
  /** "undamaged" */
  "undamaged": Record<never, never>;
  /** "exerted" */
  "exerted": Record<never, never>;
  /** "ready" */
  "ready": Record<never, never>;
  /** "at a location" */
  "at-location": { readonly location?: Target; readonly id?: number };
  /** "here" */
  "same-location-as-source": Record<never, never>;
  /** "with a card under them" */
  "cards-under": NumberFilter;
  /** "Amber" */
  "ink-type": { readonly inkType: InkType };
  /** "item", where only a part of the phrase is about items */
  "card-type": { readonly cardType: CardType };
  /** "with the same name as the banished character" */
  "same-name": { readonly as?: Target };
  /** "with different names": no two of them have the same */
  "different-names": Record<never, never>;
  /** "with {IW}": the card can go into an inkwell */
  "inkable": Record<never, never>;
  /** "with that name", after "name a card" */
  "named-card": Record<never, never>;
  /** "who was challenged this turn" */
  "challenged-this-turn": Record<never, never>;
  /** "challenging", "being challenged", "while challenging a location" */
  "in-challenge": {
    readonly role: "attacker" | "defender";
    readonly against?: Target;
  };
  /** "you removed damage from this way" */
  "this-way": { readonly what: DoneThisWay | DoneToCards };
  /** "that quested this turn" */
  "did-this-turn": { readonly metric: DidThisTurn };
  /** "that was played this turn" */
  "played-this-turn": Record<never, never>;
  /** "the next character you shift this turn" */
  "using-shift": Record<never, never>;
  /** "character or item" where each side has filters of its own */
  "or": { readonly filters: readonly Filter[] };
  /** Filters that hold together inside an "or" */
  "and": { readonly filters: readonly Filter[] };
  /** "without Evasive", "not named Elsa" */
  "not": { readonly filter: Filter };
}

/** One property that cards must have. */
export type Filter = {
  [K in keyof Filters]: { readonly type: K } & Filters[K] & Located;
}[keyof Filters];

/** Cards described by their properties. */
export interface Query extends Located {
  /**
   * "chosen": the text says so; "one-of": "one of your …"; "any": "a …";
   * "next-played": "the next … you play this turn".
   */
  readonly selector:
    | "chosen"
    | "all"
    | "one-of"
    | "any"
    | "none-of"
    | "next-played";
  /** How many. */
  readonly count: Count;
  /** Whose cards. */
  readonly owner: Owner;
  /** Where they are. */
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
    | "revealed"
    | "same-location";
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
