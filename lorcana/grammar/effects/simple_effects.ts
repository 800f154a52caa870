import type { Rule } from "../../../combinators/mod.ts";
import type { Quote, SimpleEffects } from "../../ast/mod.ts";
import { actProductions } from "../../frames/act.ts";
import { abilityProductions } from "./ability.ts";
import { chooseProductions } from "./choose.ts";
import { damageProductions } from "./damage.ts";
import { deckLimitProductions } from "./deck_limit.ts";
import { discardProductions } from "./discard.ts";
import { drawProductions } from "./draw.ts";
import { inkDropProductions } from "./ink_drop.ts";
import { inkwellProductions } from "./inkwell.ts";
import { keywordProductions } from "./keyword.ts";
import { lookProductions } from "./look.ts";
import { loreProductions } from "./lore.ts";
import { moveProductions } from "./move.ts";
import { nameProductions } from "./name.ts";
import type { Act, Productions } from "./parts/production.ts";
import { payProductions } from "./pay.ts";
import { playProductions } from "./play.ts";
import { propertyProductions } from "./property.ts";
import { putProductions } from "./put.ts";
import { restrictionProductions } from "./restriction.ts";
import { returnProductions } from "./return.ts";
import { revealProductions } from "./reveal.ts";
import { searchProductions } from "./search.ts";
import { shuffleProductions } from "./shuffle.ts";
import { skipProductions } from "./skip.ts";
import { statProductions } from "./stat.ts";
import { underProductions } from "./under.ts";
import { winProductions } from "./win.ts";

/**
 * The rules for each effect that contains no others. The rules for what a
 * revealed card leads to and for abilities that cards gain are passed in.
 */
export function simpleEffects(
  act: Rule<Act>,
  quoted: Rule<Quote>,
): Productions<SimpleEffects> {
  return {
    ...abilityProductions(quoted),
    ...actProductions,
    ...chooseProductions,
    ...damageProductions,
    ...deckLimitProductions,
    ...discardProductions,
    ...drawProductions,
    ...inkDropProductions,
    ...inkwellProductions,
    ...keywordProductions,
    ...lookProductions(act),
    ...loreProductions,
    ...moveProductions,
    ...nameProductions,
    ...payProductions,
    ...playProductions,
    ...propertyProductions,
    ...putProductions,
    ...restrictionProductions,
    ...returnProductions,
    ...revealProductions,
    ...searchProductions,
    ...shuffleProductions,
    ...skipProductions,
    ...statProductions,
    ...underProductions,
    ...winProductions,
  };
}
