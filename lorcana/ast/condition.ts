import type { Amount } from "./amount.ts";
import type { Controller, Player } from "./player.ts";
import type { Located } from "./span.ts";
import type { Comparison, Filter, Query, Target } from "./target.ts";

/** Something that cards or players did in the current turn. */
export type TurnMetric =
  | "played"
  | "banished"
  | "banished-in-challenge"
  | "challenged"
  | "was-challenged"
  | "damaged"
  | "dealt-damage"
  | "inked"
  | "put-under"
  | "discarded"
  | "entered-discard"
  | "left-discard"
  | "sang"
  | "sang-this-song"
  | "gained-lore"
  | "lost-lore"
  | "drew"
  | "quested"
  | "moved"
  | "removed-damage"
  | "returned-to-hand"
  | "exerted";

/** What each condition needs to know. */
export interface Conditions {
  /** "you have a character named Elsa in play" */
  "has-named-character": { name: string; controller: Controller };
  /** "you have a Hero character in play" */
  "has-character-with-classification": {
    classification: string;
    controller: Controller;
    excludeSelf?: true;
  };
  /** "you have a character with Evasive in play" */
  "has-character-with-keyword": {
    keyword: string;
    controller: Controller;
    excludeSelf?: true;
  };
  /** "you have 3 or more items in play" */
  "has-item-count": {
    controller: Controller;
    comparison: Comparison;
    count: number;
  };
  /** "you have 3 or more locations in play" */
  "has-location-count": {
    controller: Controller;
    comparison: Comparison;
    count: number;
  };
  /** "you have no cards in your hand" */
  "resource-count": {
    what: string;
    controller: Controller;
    comparison: Comparison;
    value: number;
  };
  /** "an opponent has more lore than you" */
  "comparison": { left: Amount; comparison: Comparison; right: Amount };
  /** "this character has no damage" */
  "no-damage": { target?: Target };
  /** "this character has damage" */
  "has-any-damage": { target?: Target };
  /** "this character is exerted" */
  "is-exerted": { target?: Target };
  /** "this character is ready" */
  "is-ready": { target?: Target };
  /** "this character is at a location" */
  "at-location": { target?: Target; location?: Target };
  /** "there's a card under this character" */
  "has-card-under": { target?: Target; past?: true };
  /** "you used Shift to play this character" */
  "used-shift": { target?: Target };
  /** "this character is being challenged" */
  "in-challenge": {
    role: "attacker" | "defender" | "any";
    target?: Target;
    against?: Target;
  };
  /** "during your turn", "it's your turn" */
  "during-turn": { whose: "your" | "opponent" };
  /** "this is your first turn and you're not the first player" */
  "first-turn": { firstPlayer: boolean };
  /** "you played another character this turn" */
  "turn-metric": {
    metric: TurnMetric;
    by?: Player;
    cards?: Target;
    under?: Target;
    comparison?: Comparison;
    value?: number;
    times?: number;
    whose?: Controller;
  };
  /** "this character has 3 {S} or more" */
  "stat-threshold": {
    stat: "strength" | "willpower" | "lore" | "cost";
    comparison: Comparison;
    value: Amount;
    target?: Target;
  };
  /** "you do" */
  "if-you-do": Record<never, never>;
  /** "you may", where the design document calls it a condition */
  "player-choice": Record<never, never>;
  /** "they don't" */
  "if-they-do-not": Record<never, never>;
  /** "it's a song card", "a Villain character is chosen" */
  "matches": { target: Target; query: Query; chosen?: true };
  /** "it's the named card" */
  "matches-named-card": { target: Target };
  /** "the chosen character is named Pain" */
  "is-named": { target: Target; name: string };
  /** "it's the second card you've drawn this turn" */
  "nth-this-turn": {
    nth: number;
    what: string;
    metric?: TurnMetric;
    by?: Player;
  };
  /** "an Illusion character card is discarded this way" */
  "this-way": { what: string; query?: Query; target?: Target };
  /** "it has the same name as the revealed card" */
  "has": { target: Target; filters: readonly Filter[] };
  /** "this card is in your discard" */
  "in-zone": { target: Target; zone: string };
  /** "an opponent has 2 or more ready characters in play" */
  "target-query": {
    query: Query;
    controller?: Controller;
    comparison: Comparison;
    value: number;
  };
  /** "you have a character in play with more {S} than each opposing character" */
  "and": { conditions: readonly Condition[] };
  "or": { conditions: readonly Condition[] };
  "not": { condition: Condition };
}

/** Something that must be so. */
export type Condition = {
  [K in keyof Conditions]:
    & { readonly type: K }
    & Readonly<Conditions[K]>
    & Located;
}[keyof Conditions];
