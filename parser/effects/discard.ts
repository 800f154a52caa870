import type { DiscardEffects } from "../../ast/internal.ts";
import { cards, discards, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate } from "../target.ts";

/** How the effects of this family are read. */
export const discardProductions: Productions<DiscardEffects> = {
  DiscardCardFromEnemyHand:
    pattern`discard a chosen ${cardPredicate} from the opponent's hand`
      .map(([predicate]) => ({ predicate })),
  DiscardCardFromEnemyHandThenTheyDraw:
    // How many they draw is not on the wire.
    pattern`discard a chosen ${cardPredicate} from the opponent's hand. they draw ${cards}`
      .map(([predicate]) => ({ predicate })),
  DiscardCards: pattern`discard ${discards}`.map(([count]) => ({ count })),
  EachPlayerDiscardCards: pattern`each player discards ${discards}`
    .map(([count]) => ({ count })),
};
