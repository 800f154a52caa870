import type { U32 } from "./number.ts";
import type { Predicate } from "./predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** What triggers an ability. */
export interface TriggerEvents {
  /** "when you abandon an ally," */
  Abandon: Predicate;
  /** "when you abandon {count-allies} in a turn," */
  AbandonCardsInTurn: U32;
  /** "when an ally is {banished}," */
  Banished: Predicate;
  /** "when you discard a card," */
  Discard: Predicate;
  /** "when an ally is {dissolved}," */
  Dissolved: Predicate;
  /** "when an ally leaves play," */
  LeavesPlay: Predicate;
  /** "when an event is put into your void," */
  PutIntoVoid: Predicate;
  /** "when you have no cards in your deck," */
  DrawAllCardsInCopyOfDeck: Unit;
  /** "when you draw {cards-numeral} in a turn," */
  DrawCardsInTurn: U32;
  /** "at the end of your turn," */
  EndOfYourTurn: Unit;
  /** "when you gain energy," */
  GainEnergy: Unit;
  /** "{Judgment}" */
  Keywords: readonly TriggerKeyword[];
  /** "when you {materialize} an ally," */
  Materialize: Predicate;
  /** "when you {materialize} {text-number} allies in a turn," */
  MaterializeNthThisTurn: readonly [Predicate, U32];
  /** "when you play an event," */
  Play: Predicate;
  /** "when you play {cards-numeral} in a turn," */
  PlayCardsInTurn: U32;
  /** "when you play a card during the opponent's turn," */
  PlayDuringTurn: readonly [Predicate, PlayerTurn];
  /** "when you play an event from your hand," */
  PlayFromHand: Predicate;
  /** "when the opponent plays an event," */
  OpponentPlays: Predicate;
}

/** One trigger. */
export type TriggerEvent = Sum<TriggerEvents>;

/**
 * Every keyword that is a trigger.
 *
 * @category Tree
 */
export const TRIGGER_KEYWORDS = [
  "Materialized",
  "Judgment",
  "Dissolved",
] as const;
Object.freeze(TRIGGER_KEYWORDS);

/** A keyword that is a trigger: "{Materialized}". */
export type TriggerKeyword = (typeof TRIGGER_KEYWORDS)[number];

/** Whose turn it is. */
export type PlayerTurn = "YourTurn" | "EnemyTurn";
