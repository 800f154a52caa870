import type { DrawEffects } from "../../ast/internal.ts";
import { cards, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { quantity } from "../quantity.ts";
import { oneCard } from "../target.ts";

/** How the effects of this family are read. */
export const drawProductions: Productions<DrawEffects> = {
  DrawCards: pattern`draw ${cards}`.map(([count]) => ({ count })),
  DrawCardsForEach: pattern`draw ${cards} for each ${quantity}`
    .map(([count, for_each]) => ({ count, for_each })),
  DrawMatchingCard: pattern`draw ${oneCard} from your deck`
    .map(([predicate]) => ({ predicate })),
};
