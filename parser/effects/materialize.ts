import type { MaterializeEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { collected } from "../collection.ts";
import {
  backAgain,
  digits,
  figment,
  figments,
  integer,
  multiplier,
  pattern,
} from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { quantity } from "../quantity.ts";
import { cardPredicate, oneCard, target } from "../target.ts";

const copies = oneOf<number>([
  pattern`a copy`.map(() => 1),
  integer("copies"),
  pattern`${digits} copies`.map(([count]) => count),
]);

/** How the effects of this family are read. */
export const materializeProductions: Productions<MaterializeEffects> = {
  MaterializeCharacter: pattern`{materialize} ${target}`
    .map(([target]) => ({ target })),
  MaterializeCharacterAtEndOfTurn:
    pattern`{materialize} ${target} at end of turn`
      .map(([target]) => ({ target })),
  MaterializeCharacterFromVoid: pattern`{materialize} ${oneCard} from your void`
    .map(([target]) => ({ target })),
  MaterializeCollection: oneOf<MaterializeEffects["MaterializeCollection"]>([
    oneOf([
      pattern`{materialize} {it-or-them}`,
      pattern`{materialize} ${backAgain}`,
    ]).map(() => ({ target: "Them", count: "All" })),
    pattern`{materialize} ${collected}`.map(([collected]) => collected),
  ]),
  MaterializeFigments: oneOf<MaterializeEffects["MaterializeFigments"]>([
    pattern`{materialize} ${figment}`
      .map(([figment]) => ({ figment, count: 1 })),
    pattern`{materialize} ${figments}`
      .map(([{ figment, count }]) => ({ figment, count })),
  ]),
  MaterializeFigmentsQuantity: oneOf<
    MaterializeEffects["MaterializeFigmentsQuantity"]
  >([
    pattern`{materialize} ${figment} for each ${quantity}`
      .map(([figment, quantity]) => ({ figment, count: 1, quantity })),
    pattern`{materialize} ${figments} for each ${quantity}`
      .map(([{ figment, count }, quantity]) => ({ figment, count, quantity })),
  ]),
  MaterializeRandomFromDeck:
    pattern`{materialize} ${multiplier} ${cardPredicate} from your deck`
      .map(([count, predicate]) => ({ count, predicate })),
  MaterializeSilentCopy: oneOf<MaterializeEffects["MaterializeSilentCopy"]>([
    pattern`{materialize} ${copies} of ${target}`.map(([count, target]) => ({
      target,
      count,
      quantity: { Matching: target },
    })),
    pattern`{materialize} ${copies} of ${target} for each ${quantity}`
      .map(([count, target, quantity]) => ({ target, count, quantity })),
    pattern`{materialize} a number of copies of ${target} equal to the number of ${quantity}`
      .map(([target, quantity]) => ({ target, count: 0, quantity })),
    pattern`{materialize} a number of copies of ${target} equal to the amount of {energy-symbol} spent`
      .map(([target]) => ({
        target,
        count: 0,
        quantity: "ForEachEnergySpentOnThisCard",
      })),
  ]),
  ThenMaterializeIt: pattern`then {materialize} it`,
};
