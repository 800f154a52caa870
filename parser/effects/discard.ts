import type { DiscardEffects } from "../../ast/mod.ts";
import { cards, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate } from "../target.ts";

/** How the effects of this family are read. */
export const discardProductions: Productions<
  Pick<DiscardEffects, "DiscardCardFromEnemyHandThenTheyDraw">
> = {
  DiscardCardFromEnemyHandThenTheyDraw:
    // How many they draw is not on the wire.
    pattern`discard a chosen ${cardPredicate} from the opponent's hand. they draw ${cards}`
      .map(([predicate]) => ({ predicate })),
};
