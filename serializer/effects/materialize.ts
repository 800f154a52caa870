import type {
  CardPredicate,
  MaterializeEffects,
  QuantityExpression,
} from "../../ast/internal.ts";
import { printCollection } from "../collection.ts";
import { ALL_OF_THEM, ONE_OF_THEM } from "../differences.ts";
import { printBound } from "../operator.ts";
import { figments, type Phrase, phrase, variable } from "../phrase.ts";
import { printBareCard, printOneCard, printTarget } from "../predicate.ts";
import { printQuantities, printQuantity } from "../quantity.ts";
import { sameTree } from "../same_tree.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const materializePrinters: Printers<MaterializeEffects> = {
  MaterializeCharacter: ({ target }) =>
    phrase`{materialize} ${
      target === "Them" ? ONE_OF_THEM : printTarget(target)
    }`,
  MaterializeCharacterAtEndOfTurn: ({ target }) =>
    phrase`{materialize} ${printTarget(target)} at end of turn`,
  MaterializeCharacterFromVoid: ({ target }) =>
    phrase`{materialize} ${printOneCard(target)} from your void`,
  MaterializeCollection: ({ target, count }) =>
    phrase`{materialize} ${
      target === "Them" && count === "All"
        ? ALL_OF_THEM
        : printCollection(target, count)
    }`,
  MaterializeFigments: ({ figment, count }) =>
    phrase`{materialize} ${figments(count, figment)}`,
  MaterializeFigmentsQuantity: ({ figment, count, quantity }) =>
    phrase`{materialize} ${figments(count, figment)} for each ${
      printQuantity(quantity)
    }`,
  MaterializeRandomFromDeck: ({ count, predicate }) =>
    phrase`{materialize} ${variable("n-random-characters", count)} ${
      printRandom(predicate)
    } from your deck`,
  MaterializeSilentCopy: ({ target, count, quantity }) => {
    const printed = printTarget(target);
    if (count === 0) return printCopies(printed, quantity);
    const copies = count === 1 ? "a copy" : variable("copies", count);
    return sameTree(quantity, { Matching: target })
      ? phrase`{materialize} ${copies} of ${printed}`
      : phrase`{materialize} ${copies} of ${printed} for each ${
        printQuantity(quantity)
      }`;
  },
  ThenMaterializeIt: () => "then {materialize} it",
};

/** As many copies as something else says. */
function printCopies(printed: Phrase, quantity: QuantityExpression): Phrase {
  const copies =
    phrase`{materialize} a number of copies of ${printed} equal to`;
  return quantity === "ForEachEnergySpentOnThisCard"
    ? phrase`${copies} the amount of {energy-symbol} spent`
    : phrase`${copies} the number of ${printQuantities(quantity)}`;
}

/** That they are characters, the number of them says. */
function printRandom(card: CardPredicate): Phrase {
  return typeof card === "object" && "CardWithCost" in card &&
      card.CardWithCost.target === "Character"
    ? phrase`with cost ${
      printBound("e", card.CardWithCost.cost, card.CardWithCost.cost_operator)
    }`
    : printBareCard(card);
}
