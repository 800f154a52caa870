import type { FigmentType } from "../card.ts";
import type { CardPredicate } from "../card_predicate.ts";
import type { CollectionExpression } from "../collection.ts";
import type { U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";
import type { QuantityExpression } from "../quantity.ts";
import type { Unit } from "../sum.ts";

/** Characters enter play. */
export interface MaterializeEffects {
  /** "{Materialize} it." */
  MaterializeCharacter: { target: Predicate };
  /** "{Materialize} it at end of turn." */
  MaterializeCharacterAtEndOfTurn: { target: Predicate };
  /** "{Materialize} a character from your void." */
  MaterializeCharacterFromVoid: { target: CardPredicate };
  /** "{Materialize} {it-or-them}." */
  MaterializeCollection: { target: Predicate; count: CollectionExpression };
  /** "{Materialize} {n-figments}." */
  MaterializeFigments: { figment: FigmentType; count: U32 };
  /** "{Materialize} {a-figment} for each card you have played this turn." */
  MaterializeFigmentsQuantity: {
    figment: FigmentType;
    count: U32;
    quantity: QuantityExpression;
  };
  /** "{Materialize} {n-random-characters} with cost {e} or less from your deck." */
  MaterializeRandomFromDeck: { count: U32; predicate: CardPredicate };
  /** "{Materialize} a copy of an ally." */
  MaterializeSilentCopy: {
    target: Predicate;
    count: U32;
    quantity: QuantityExpression;
  };
  /** "Then {materialize} it." */
  ThenMaterializeIt: Unit;
}
