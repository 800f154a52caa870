import type { Amount } from "./amount.ts";
import type { Located } from "./span.ts";
import type { CardType, Target } from "./target.ts";
import type { DoneThisWay, DoneToCards, InkType, Keyword } from "./words.ts";

/** How two numbers compare. */
export type Comparison =
  | "less-or-equal"
  | "greater-or-equal"
  | "equal"
  | "less-than"
  | "greater-than";

/** The fields that numeric filters have in common. */
export interface NumberFilter {
  /** The operator. */
  readonly comparison: Comparison;
  /** The right-hand side. */
  readonly value: Amount;
}

/** The numbers by which cards can be ranked. */
export type Ranked = "cost" | "strength" | "willpower" | "lore";

/** What cards in play can do or suffer during a turn. */
export type DidThisTurn =
  | "quested"
  | "challenged"
  | "damaged"
  | "sang"
  | "sang-this-song";

/** Properties of cards that players can choose, besides an ink type. */
export type ChosenProperty = "classification" | "keyword" | "card-type";

/** Properties that cards can share or differ in. */
export type Distinct = "classification" | "name" | "cost" | "ink-type";

/** The fields of each filter, by name. */
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
  /** "with the chosen classification" */
  "chosen-property": { readonly what: ChosenProperty };
  /** "one of them": among cards mentioned before */
  "among": { readonly cards: Target };
  /** "with no abilities", if negated */
  "has-abilities": Record<never, never>;
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
  /** "at the same location as chosen character" */
  "same-location": { readonly as?: Target };
  /** "that shares a classification with the banished character" */
  "same-classification": { readonly as?: Target };
  /** "with a card under them" */
  "cards-under": NumberFilter;
  /** "with a character at it" */
  "characters-at": NumberFilter;
  /** "Amber" */
  "ink-type": { readonly inkType: InkType };
  /** "item", if only part of the phrase is about items */
  "card-type": { readonly cardType: CardType };
  /** "with the same name as the banished character" */
  "same-name": { readonly as?: Target };
  /** "2 characters with the same name": all of them share it */
  "shared": { readonly of: Distinct };
  /** "with different names": no two of them share one */
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
  /** "character or item", if each side has its own filters */
  "or": { readonly filters: readonly Filter[] };
  /** Filters that must all match within an "or" */
  "and": { readonly filters: readonly Filter[] };
  /** "without Evasive", "not named Elsa" */
  "not": { readonly filter: Filter };
}

/** One property that cards must have to match. */
export type Filter = {
  [K in keyof Filters]: { readonly type: K } & Filters[K] & Located;
}[keyof Filters];
