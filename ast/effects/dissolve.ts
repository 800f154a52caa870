import type { CollectionExpression } from "../collection.ts";
import type { Predicate } from "../predicate.ts";
import type { QuantityExpression } from "../quantity.ts";

/** Characters are destroyed, or cannot be. */
export interface DissolveEffects {
  /** "{Dissolve} an enemy." */
  DissolveCharacter: { target: Predicate };
  /** "{Dissolve} all characters." */
  DissolveCharactersCount: { target: Predicate; count: CollectionExpression };
  /** "{Dissolve} all enemies with cost less than or equal to the number of cards in your void." */
  DissolveCharactersQuantity: {
    target: Predicate;
    quantity: QuantityExpression;
  };
  /** "This character cannot be {dissolved} this turn." */
  PreventDissolveThisTurn: { target: Predicate };
}
