import type {
  Effect,
  StandardStaticAbility,
  TriggeredAbility,
  UntilEndOfTurnEffects,
} from "../../ast/mod.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import type { Printers } from "../printers.ts";
import { isKeyword, printTrigger } from "../trigger.ts";

/** How the effects of this family are written, given what they contain. */
export function untilEndOfTurnPrinters(
  printEffect: (effect: Effect) => Phrase,
  printStatic: (ability: StandardStaticAbility) => Phrase,
): Printers<UntilEndOfTurnEffects> {
  return {
    CreateStaticAbilityUntilEndOfTurn: ({ ability }) =>
      multiplies(ability)
        ? phrase`${printStatic(ability)} this turn`
        : phrase`until end of turn, ${printStatic(ability)}`,
    CreateTriggerUntilEndOfTurn: ({ trigger }) =>
      phrase`until end of turn, ${often(trigger)}${
        printTrigger(trigger.trigger)
      }${
        isKeyword(trigger.trigger)
          ? capital(printEffect(trigger.effect))
          : printEffect(trigger.effect)
      }`,
  };
}

/** Whether "this turn" behind an ability says how long it lasts. */
function multiplies(ability: StandardStaticAbility): boolean {
  return typeof ability === "object" &&
    ("MultiplyCardDrawFromCardEffects" in ability ||
      "MultiplyEnergyGainFromCardEffects" in ability);
}

function often({ options }: TriggeredAbility): Phrase {
  return options?.once_per_turn ? "once per turn, " : "";
}
