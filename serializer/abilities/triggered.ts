import type { TriggeredAbility } from "../../ast/internal.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import { printEffect } from "../standard_effect.ts";
import { printTriggerOf } from "../trigger.ts";

/** "{Judgment} Draw {cards}.", "Once per turn, when you play a card, gain {e}." */
export function printTriggered(
  { trigger, effect, options }: TriggeredAbility,
): Phrase {
  const printed = printTriggerOf(printEffect(effect, "clauses", 0), trigger);
  if (options === undefined) return capital(phrase`${printed}.`);
  return capital(
    phrase`${options.until_end_of_turn ? "this turn, " : ""}${
      options.once_per_turn ? "once per turn, " : ""
    }${printed}.`,
  );
}
