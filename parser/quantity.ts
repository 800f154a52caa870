import type {
  QuantityExpression,
  QuantityExpressions,
} from "../ast/internal.ts";
import { label, oneOf, type Rule } from "../combinators/mod.ts";
import { pattern } from "./primitives.ts";
import { type Productions, variants } from "./productions.ts";
import { cardPredicate, predicate } from "./target.ts";

const allied = oneOf<"Character">([
  pattern`ally`.map(() => "Character"),
  pattern`allies`.map(() => "Character"),
]);
/** Whoever abandons or returns cards does so with allies. */
const paid = oneOf([
  allied,
  cardPredicate,
  pattern`allied ${cardPredicate}`.map(([card]) => card),
]);

const quantities: Productions<QuantityExpressions> = {
  AbandonedThisTurn: pattern`${paid} abandoned this turn`.map(([card]) => card),
  AbandonedThisWay: pattern`${paid} abandoned`.map(([card]) => card),
  CardsDrawnThisTurn: pattern`${cardPredicate} you have drawn this turn`
    .map(([card]) => card),
  DiscardedThisTurn: pattern`${cardPredicate} you have discarded this turn`
    .map(([card]) => card),
  DissolvedThisTurn: pattern`${cardPredicate} which dissolved this turn`
    .map(([card]) => card),
  ForEachEnergySpentOnThisCard: pattern`{energy-symbol} spent`,
  Matching: pattern`${predicate}`.map(([predicate]) => predicate),
  PlayedThisTurn: pattern`${cardPredicate} you have played this turn`
    .map(([card]) => card),
  ReturnedToHandThisWay: pattern`${paid} returned`.map(([card]) => card),
};

/** What is counted after "for each". */
export const quantity: Rule<QuantityExpression> = label(
  'something to count such as "allied character"',
  variants(quantities),
);
