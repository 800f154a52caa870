import type { AbandonEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { count, energy, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate, oneCard, target } from "../target.ts";

/** How the effects of this family are read. */
export const abandonProductions: Productions<AbandonEffects> = {
  AbandonAndGainEnergyForSpark: oneOf<
    AbandonEffects["AbandonAndGainEnergyForSpark"]
  >([
    pattern`abandon ${target} and gain ${energy} for each point of spark that character had`
      .map(([target, energy_per_spark]) => ({ target, energy_per_spark })),
    pattern`abandon ${target} and gain {energy-symbol} for each point of spark that character had`
      .map(([target]) => ({ target, energy_per_spark: 1 })),
  ]),
  AbandonAtEndOfTurn: pattern`abandon ${target} at end of turn`
    .map(([target]) => ({ target })),
  EachPlayerAbandonsCharacters: oneOf<
    AbandonEffects["EachPlayerAbandonsCharacters"]
  >([
    pattern`each player abandons ${oneCard}`
      .map(([matching]) => ({ matching, count: 1 })),
    pattern`each player abandons ${count} ${cardPredicate}`
      .map(([count, matching]) => ({ matching, count })),
  ]),
};
