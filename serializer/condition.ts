import {
  type Condition,
  type Conditions,
  type Predicate,
  variant,
} from "../ast/internal.ts";
import { isAlly } from "./collection.ts";
import { IN_YOUR_VOID } from "./differences.ts";
import { type Phrase, phrase, variable } from "./phrase.ts";
import {
  printCards,
  printOneCard,
  printTarget,
  printTargets,
} from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";

/** A condition before what it governs, with its comma: "with an ally,". */
export function printConditionBefore(condition: Condition): Phrase {
  return phrase`${print(condition)},`;
}

/** A condition after what it governs: "if a character dissolved this turn". */
export function printConditionBehind(condition: Condition): Phrase {
  return print(condition);
}

/** Whether a condition is about what happened: "if …". */
export function isHappening(condition: Condition): boolean {
  switch (variant<Conditions>(condition)[0]) {
    case "CardsDiscardedThisTurn":
    case "CardsDrawnThisTurn":
    case "DissolvedThisTurn":
      return true;
    default:
      return false;
  }
}

function print(condition: Condition): Phrase {
  return printWith<Conditions>(printers, condition, undefined);
}

const printers = byTag<Conditions>({
  AlliesThatShareACharacterType: ({ count }) =>
    phrase`with ${variable("count-allies", count)} that share a character type`,
  CardsDiscardedThisTurn: ({ count, predicate }) =>
    count === 1
      ? phrase`if you have discarded ${printOneCard(predicate)} this turn`
      : phrase`if you have discarded ${variable("count", count)} or more ${
        printCards(predicate)
      } this turn`,
  CardsDrawnThisTurn: ({ count }) =>
    phrase`if you have drawn ${
      variable("count", count)
    } or more cards this turn`,
  CardsInVoidCount: ({ count }) =>
    phrase`while you have ${
      variable("count", count)
    } or more cards in your void`,
  DissolvedThisTurn: ({ predicate }) =>
    phrase`if ${printTarget(predicate)} dissolved this turn`,
  PredicateCount: ({ count, predicate }) =>
    count === 1
      ? phrase`with ${printTarget(predicate)}`
      : phrase`with ${printCount(count, predicate)}`,
  ThisCardIsInYourVoid: () => IN_YOUR_VOID,
});

function printCount(count: number, target: Predicate): Phrase {
  if (isAlly(target)) return variable("count-allies", count);
  if (typeof target === "object" && "Another" in target) {
    const { Another: card } = target;
    if (typeof card === "object" && "CharacterType" in card) {
      return variable("count-allied-subtype", {
        count,
        subtype: card.CharacterType,
      });
    }
  }
  return phrase`${variable("count", count)} or more ${printTargets(target)}`;
}
