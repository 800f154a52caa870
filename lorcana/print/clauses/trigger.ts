import type { TriggerClauses } from "../../ast/clauses/trigger.ts";
import { type Printers, whole } from "./clause.ts";
import { printIf } from "../conditions/condition.ts";
import { leading } from "../amounts/durations.ts";
import type { Inner } from "./inner.ts";
import { printInnerTrigger } from "../triggers/triggers.ts";
import { phrase } from "../text/voice.ts";

/** "whenever one of your characters quests this turn, gain 1 lore" */
export function triggerPrinters(inner: Inner): Printers<TriggerClauses> {
  return {
    "create-triggered-ability": ({ ability, duration }, voice) => {
      if (ability.type !== "triggered") return whole("");
      return whole(phrase(
        duration === undefined ? undefined : `${leading(duration, voice)},`,
        `${printInnerTrigger(ability.trigger, voice)},`,
        ability.condition && `${printIf(ability.condition, voice)},`,
        inner.chain(ability.effect, voice),
      ));
    },
  };
}
