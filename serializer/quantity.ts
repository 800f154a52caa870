import type {
  CardPredicate,
  QuantityExpression,
  QuantityExpressions,
} from "../ast/internal.ts";
import { type Phrase, phrase } from "./phrase.ts";
import {
  printBareCard,
  printCards,
  printEachTarget,
  printTargets,
} from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";

/** "for each card", or "the number of cards". */
type Count = "each" | "number";

/** What is counted after "for each": "card you have played this turn". */
export function printQuantity(quantity: QuantityExpression): Phrase {
  return printWith<QuantityExpressions, Count>(printers, quantity, "each");
}

/** What is counted after "the number of": "cards you have played this turn". */
export function printQuantities(quantity: QuantityExpression): Phrase {
  return printWith<QuantityExpressions, Count>(printers, quantity, "number");
}

const printers = byTag<QuantityExpressions, Count>({
  AbandonedThisTurn: (card, count) =>
    phrase`${paid(card, count)} abandoned this turn`,
  AbandonedThisWay: (card, count) => phrase`${paid(card, count)} abandoned`,
  CardsDrawnThisTurn: (card, count) =>
    phrase`${printCounted(card, count)} you have drawn this turn`,
  DiscardedThisTurn: (card, count) =>
    phrase`${printCounted(card, count)} you have discarded this turn`,
  DissolvedThisTurn: (card, count) =>
    phrase`${printCounted(card, count)} which dissolved this turn`,
  ForEachEnergySpentOnThisCard: () => "{energy-symbol} spent",
  Matching: (target, count) =>
    count === "each" ? printEachTarget(target) : printTargets(target),
  PlayedThisTurn: (card, count) =>
    phrase`${printCounted(card, count)} you have played this turn`,
  ReturnedToHandThisWay: (card, count) => phrase`${paid(card, count)} returned`,
});

function printCounted(card: CardPredicate, count: Count): Phrase {
  return count === "each" ? printBareCard(card) : printCards(card);
}

/** What a player abandons or returns is an ally. */
function paid(card: CardPredicate, count: Count): Phrase {
  if (card === "Character") return count === "each" ? "ally" : "allies";
  return typeof card === "object" && "CharacterType" in card
    ? phrase`allied ${printCounted(card, count)}`
    : printCounted(card, count);
}
