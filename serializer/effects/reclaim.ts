import type {
  CardPredicate,
  CollectionExpression,
  Predicate,
  ReclaimEffects,
} from "../../ast/internal.ts";
import { isOne, printCollection } from "../collection.ts";
import { capital, type Phrase, phrase, variable } from "../phrase.ts";
import { printBareCard, printOneCard, printTarget } from "../predicate.ts";
import type { Printers } from "../printers.ts";

/** How the effects of this family are written. */
export const reclaimPrinters: Printers<ReclaimEffects> = {
  GainsReclaim: (gains) => printGains(gains),
  ReturnFromYourVoidToPlay: ({ target }) =>
    phrase`{reclaim} ${printTarget(target)}`,
  ReturnRandomFromYourVoidToPlay: ({ predicate }) =>
    phrase`{reclaim} a random ${printBareCard(predicate)}`,
};

type Gains = Readonly<ReclaimEffects["GainsReclaim"]>;

function printGains({ target, count, this_turn, cost }: Gains): Phrase {
  const one = isOne(count) || count === "EachOther";
  const whose = one ? "its" : "their";
  const reclaim = cost === null
    ? phrase`{reclaim} equal to ${whose} cost`
    : variable("reclaim-for-cost", cost);
  const gains = phrase`${one ? "gains" : "gain"} ${reclaim}${
    this_turn ? " this turn" : ""
  }`;
  return phrase`${printGainers(target, count)} ${gains}`;
}

function printGainers(
  target: Predicate,
  count: CollectionExpression,
): Phrase {
  const card = typeof target === "object" && "YourVoid" in target
    ? target.YourVoid
    : undefined;
  if (isOne(count)) {
    if (target === "This") return "this card";
    return card === undefined
      ? printTarget(target)
      : phrase`${printOneInVoid(card)} in your void`;
  }
  return card === "Card" && count === "All"
    ? "all cards currently in your void"
    : printCollection(target, count);
}

/** The cards write it with a capital, wherever it stands. */
function printOneInVoid(card: CardPredicate): Phrase {
  return typeof card === "object" && "CharacterType" in card
    ? variable("ASubtype", card.CharacterType)
    : capital(printOneCard(card));
}
