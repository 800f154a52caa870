import type { ReclaimEffects } from "../../ast/internal.ts";
import { oneOf, optional } from "../../combinators/mod.ts";
import { collected } from "../collection.ts";
import { gains, integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { cardPredicate, target } from "../target.ts";

const currently = optional(pattern`currently`);
const thisTurn = optional(pattern`this turn`.map(() => true))
  .map((said) => said ?? false);
/** What it costs; `null` is the card's own cost. */
const reclaim = oneOf<number | null>([
  integer("reclaim-for-cost"),
  integer("reclaimforcost"),
  pattern`{reclaim} equal to its cost`.map(() => null),
  pattern`{reclaim} equal to their cost`.map(() => null),
]);

/** How the effects of this family are read. */
export const reclaimProductions: Productions<ReclaimEffects> = {
  GainsReclaim: oneOf<ReclaimEffects["GainsReclaim"]>([
    pattern`${target} ${gains} ${reclaim} ${thisTurn}`
      .map(([target, , cost, this_turn]) => ({
        target,
        count: { Exactly: 1 },
        this_turn,
        cost,
      })),
    pattern`all cards ${currently} in your void ${gains} ${reclaim} ${thisTurn}`
      .map(([, , cost, this_turn]) => ({
        target: { YourVoid: "Card" },
        count: "All",
        this_turn,
        cost,
      })),
    pattern`${collected} ${gains} ${reclaim} ${thisTurn}`
      .map(([{ target, count }, , cost, this_turn]) => ({
        target,
        count,
        this_turn,
        cost,
      })),
  ]),
  ReturnFromYourVoidToPlay: pattern`{reclaim} ${target}`
    .map(([target]) => ({ target })),
  ReturnRandomFromYourVoidToPlay: pattern`{reclaim} a random ${cardPredicate}`
    .map(([predicate]) => ({ predicate })),
};
