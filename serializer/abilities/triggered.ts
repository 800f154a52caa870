import type { TriggeredAbility } from "../../ast/mod.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import { printEffect } from "../standard_effect.ts";
import { isKeyword, printTrigger } from "../trigger.ts";

/** "{Judgment} Draw {cards}.", "Once per turn, when you play a card, gain {e}." */
export function printTriggered(
  { trigger, effect, options }: TriggeredAbility,
): Phrase {
  const printed = printEffect(effect, "clauses", 0);
  return capital(
    phrase`${options?.until_end_of_turn ? "this turn, " : ""}${
      oncePerTurn(options)
    }${printTrigger(trigger)}${
      isKeyword(trigger) ? capital(printed) : printed
    }.`,
  );
}

function oncePerTurn(options: TriggeredAbility["options"]): Phrase {
  if (!options?.once_per_turn) return "";
  return "once per turn, ";
}
