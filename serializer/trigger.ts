import {
  type TriggerEvent,
  type TriggerEvents,
  type TriggerKeyword,
  variant,
} from "../ast/internal.ts";
import { keepingAll } from "../memo.ts";
import {
  capital,
  type Phrase,
  phrase,
  unwritable,
  variable,
} from "./phrase.ts";
import { printTarget, printTargets } from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";

/** What sets an ability off, and what it does then: "when you play an event, …". */
export function printTriggerOf(effect: Phrase, trigger: TriggerEvent): Phrase {
  const printed = printWith<TriggerEvents>(printers, trigger, undefined);
  return isKeyword(trigger)
    ? phrase`${printed} ${capital(effect)}`
    : phrase`${printed}, ${effect}`;
}

/** Whether a trigger is a keyword, which a sentence follows. */
function isKeyword(trigger: TriggerEvent): boolean {
  return variant<TriggerEvents>(trigger)[0] === "Keywords";
}

const printers = byTag<TriggerEvents>({
  Abandon: (target) => phrase`when you abandon ${printTarget(target, "Your")}`,
  AbandonCardsInTurn: (count) =>
    phrase`when you abandon ${variable("count-allies", count)} in a turn`,
  Banished: (target) => phrase`when ${printTarget(target)} is {banished}`,
  Discard: (target) => phrase`when you discard ${printTarget(target, "Your")}`,
  Dissolved: (target) => phrase`when ${printTarget(target)} is {dissolved}`,
  LeavesPlay: (target) => phrase`when ${printTarget(target)} leaves play`,
  PutIntoVoid: (target) =>
    phrase`when ${printTarget(target)} is put into your void`,
  DrawAllCardsInCopyOfDeck: () => "when you have no cards in your deck",
  DrawCardsInTurn: (count) =>
    phrase`when you draw ${variable("cards-numeral", count)} in a turn`,
  EndOfYourTurn: () => "at the end of your turn",
  GainEnergy: () => "when you gain energy",
  Keywords: (keywords) => printKeywords(keywords),
  Materialize: (target) =>
    phrase`when you {materialize} ${printTarget(target, "Your")}`,
  MaterializeNthThisTurn: ([target, number]) =>
    phrase`when you {materialize} ${variable("text-number", number)} ${
      printTargets(target)
    } in a turn`,
  Play: (target) => phrase`when you play ${printTarget(target, "Your")}`,
  PlayCardsInTurn: (count) =>
    phrase`when you play ${variable("cards-numeral", count)} in a turn`,
  PlayDuringTurn: ([target, turn]) =>
    turn === "EnemyTurn"
      ? phrase`when you play ${
        printTarget(target, "Your")
      } during the opponent's turn`
      : phrase`when you play ${printTarget(target, "Your")} in a turn`,
  PlayFromHand: (target) =>
    phrase`when you play ${printTarget(target, "Your")} from your hand`,
  OpponentPlays: (target) =>
    phrase`when the opponent plays ${printTarget(target)}`,
});

/** Keywords are one directive, unless one of them comes twice. */
function printKeywords(keywords: readonly TriggerKeyword[]): Phrase {
  const [first, second] = keywords;
  if (first === undefined) return unwritable("empty-list", keywords, "");
  if (second === undefined) return directive(first);
  return new Set(keywords).size === keywords.length
    ? directive(keywords.join(""))
    : keywords.map(directive).join(", ");
}

// There are few, and sentences start with them.
const directive: (name: string) => string = /* @__PURE__ */ keepingAll(
  (name) => `{${name}}`,
);
