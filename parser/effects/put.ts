import type { PutEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { integer, pattern, topCards } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate, oneCard, target } from "../target.ts";

const upToCards = integer("up-to-n-cards");

/** How the effects of this family are read. */
export const putProductions: Productions<PutEffects> = {
  PutCardsFromVoidOnTopOfDeck: oneOf<
    PutEffects["PutCardsFromVoidOnTopOfDeck"]
  >([
    pattern`put ${oneCard} from your void on top of your deck`
      .map(([matching]) => ({ count: 1, matching })),
    pattern`put ${upToCards} ${cardPredicate} from your void on top of your deck`
      .map(([count, matching]) => ({ count, matching })),
  ]),
  PutCardsFromYourDeckIntoVoid:
    pattern`put the ${topCards} of your deck into your void`
      .map(([count]) => ({ count })),
  PutOnTopOfEnemyDeck: pattern`put ${target} on top of the opponent's deck`
    .map(([target]) => ({ target })),
};
