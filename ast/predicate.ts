import type { CardPredicate } from "./card_predicate.ts";
import type { Sum, Unit } from "./sum.ts";

/** Whose card, or which card of those mentioned. */
export interface Predicates {
  /** "this character" */
  This: Unit;
  /** "it" */
  It: Unit;
  /** "them" */
  Them: Unit;
  /** "that character" */
  That: Unit;
  /** "enemy" */
  Enemy: CardPredicate;
  /** "ally" */
  Another: CardPredicate;
  /** "character you control" */
  Your: CardPredicate;
  /** "character" */
  Any: CardPredicate;
  /** "other character" */
  AnyOther: CardPredicate;
  /** "card in your void" */
  YourVoid: CardPredicate;
  /** "card in the opponent's void" */
  EnemyVoid: CardPredicate;
}

/** One target. */
export type Predicate = Sum<Predicates>;
