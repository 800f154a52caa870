import type { CollectionExpression } from "../collection.ts";
import type { U32 } from "../number.ts";
import type { Predicate } from "../predicate.ts";
import type { Unit } from "../sum.ts";

/** Cards leave the game. */
export interface BanishEffects {
  /** "{Banish} {cards} from the opponent's void." */
  BanishCardsFromEnemyVoid: { count: U32 };
  /** "{Banish} an enemy." */
  BanishCharacter: { target: Predicate };
  /** "{Banish} an enemy until this character leaves play." */
  BanishCharacterUntilLeavesPlay: {
    target: Predicate;
    until_leaves: Predicate;
  };
  /** "{Banish} any number of allies." */
  BanishCollection: { target: Predicate; count: CollectionExpression };
  /** "{Banish} an ally, then {materialize} it." */
  BanishThenMaterialize: { target: Predicate; count: CollectionExpression };
  /** "{Banish} the opponent's void." */
  BanishEnemyVoid: Unit;
  /** "{Banish} an enemy until your next main phase." */
  BanishUntilNextMain: { target: Predicate };
  /** "{Banish} it when it leaves play." */
  BanishWhenLeavesPlay: { target: Predicate };
}
