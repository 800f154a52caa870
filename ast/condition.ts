import type { CardPredicate } from "./card_predicate.ts";
import type { U32 } from "./number.ts";
import type { Predicate } from "./predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** When something applies. */
export interface Conditions {
  /** "with {count-allies} that share a character type," */
  AlliesThatShareACharacterType: { count: U32 };
  /** "if you have discarded a card this turn" */
  CardsDiscardedThisTurn: { count: U32; predicate: CardPredicate };
  /** "if you have drawn {count} or more cards this turn" */
  CardsDrawnThisTurn: { count: U32 };
  /** "while you have {count} or more cards in your void," */
  CardsInVoidCount: { count: U32 };
  /** "if a character dissolved this turn" */
  DissolvedThisTurn: { predicate: Predicate };
  /** "with an allied {subtype}," */
  PredicateCount: { count: U32; predicate: Predicate };
  /** "while this card is in your void," */
  ThisCardIsInYourVoid: Unit;
}

/** One condition. */
export type Condition = Sum<Conditions>;
