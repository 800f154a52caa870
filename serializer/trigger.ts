import type {
  TriggerEvent,
  TriggerEvents,
  TriggerKeyword,
} from "../ast/mod.ts";
import { triggerWordings } from "../wording/mod.ts";
import {
  capital,
  type Phrase,
  phrase,
  unwritable,
  variable,
} from "./phrase.ts";
import { partPrinters } from "./parts.ts";
import { printTarget, printTargets } from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";
import { asSaid } from "./said.ts";

/** What sets an ability off, and what it does then: "when you play an event, …". */
export function printTriggerOf(effect: Phrase, trigger: TriggerEvent): Phrase {
  const printed = printWith<TriggerEvents>(printers, trigger, undefined);
  return isKeyword(trigger)
    ? phrase`${printed} ${capital(effect)}`
    : phrase`${printed}, ${effect}`;
}

/** Whether a trigger is a keyword, which a sentence follows. */
function isKeyword(trigger: TriggerEvent): boolean {
  return typeof trigger === "object" && "Keywords" in trigger;
}

const printers = byTag<TriggerEvents>({
  ...asSaid(triggerWordings, partPrinters, "when "),
  EndOfYourTurn: () => "at the end of your turn",
  Keywords: (keywords) => printKeywords(keywords),
  MaterializeNthThisTurn: ([target, number]) =>
    phrase`when you {materialize} ${variable("text-number", number)} ${
      printTargets(target)
    } in a turn`,
  PlayDuringTurn: ([target, turn]) =>
    turn === "EnemyTurn"
      ? phrase`when you play ${
        printTarget(target, "Your")
      } during the opponent's turn`
      : phrase`when you play ${printTarget(target, "Your")} in a turn`,
});

/** Keywords are one directive, unless one of them comes twice. */
function printKeywords(keywords: readonly TriggerKeyword[]): Phrase {
  if (keywords.length === 0) return unwritable("empty-list", keywords, "");
  return new Set(keywords).size === keywords.length
    ? `{${keywords.join("")}}`
    : keywords.map((keyword) => `{${keyword}}`).join(", ");
}
