import type { CollectionExpression } from "./collection.ts";
import type { Energy, U32 } from "./number.ts";
import type { Predicate } from "./predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** What a player pays. */
export interface Costs {
  /** "abandon an ally" */
  AbandonCharactersCount: { target: Predicate; count: CollectionExpression };
  /** "{banish} your void" */
  BanishAllCardsFromYourVoid: Unit;
  /** "{banish} your void with {count} or more cards" */
  BanishAllCardsFromYourVoidWithMinCount: U32;
  /** "{banish} {cards} from the opponent's void" */
  BanishCardsFromEnemyVoid: U32;
  /** "{banish} {cards} from your void" */
  BanishCardsFromYourVoid: U32;
  /** "{banish} a card from hand" */
  BanishFromHand: Predicate;
  /** "abandon an ally or discard {discards}" */
  Choice: CostGroup;
  /** "abandon an ally and discard {discards}" */
  CostList: CostGroup;
  /** "discard {discards}" */
  DiscardCards: { target: Predicate; count: U32 };
  /** "discard your hand" */
  DiscardHand: Unit;
  /** "{e}" */
  Energy: Energy;
  /** "lose {maximum-energy}" */
  LoseMaximumEnergy: U32;
  /** "return an ally to hand" */
  ReturnToHand: { target: Predicate; count: CollectionExpression };
  /** "pay 1 or more {energy-symbol}" */
  SpendOneOrMoreEnergy: Unit;
}

/** One cost. */
export type Cost = Sum<Costs>;

/** Several costs. */
export type CostGroup = readonly Cost[];
