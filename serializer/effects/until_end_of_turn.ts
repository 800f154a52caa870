import type {
  Effect,
  StandardStaticAbility,
  TriggeredAbility,
  UntilEndOfTurnEffects,
} from "../../ast/internal.ts";
import type { ModeDepth } from "../effect.ts";
import { type Phrase, phrase } from "../phrase.ts";
import type { Printers } from "../printers.ts";
import { printTriggerOf } from "../trigger.ts";

/** How the effects of this family are written, given what they contain. */
export function untilEndOfTurnPrinters(
  printEffect: (effect: Effect, depth: ModeDepth) => Phrase,
  printStatic: (ability: StandardStaticAbility, depth: ModeDepth) => Phrase,
): Printers<UntilEndOfTurnEffects, ModeDepth> {
  return {
    CreateStaticAbilityUntilEndOfTurn: ({ ability }, depth) =>
      multiplies(ability)
        ? phrase`${printStatic(ability, depth)} this turn`
        : phrase`until end of turn, ${printStatic(ability, depth)}`,
    CreateTriggerUntilEndOfTurn: ({ trigger }, depth) =>
      phrase`until end of turn, ${often(trigger)}${
        printTriggerOf(printEffect(trigger.effect, depth), trigger.trigger)
      }`,
  };
}

/** Whether "this turn" after an ability says how long it lasts. */
function multiplies(ability: StandardStaticAbility): boolean {
  return typeof ability === "object" &&
    ("MultiplyCardDrawFromCardEffects" in ability ||
      "MultiplyEnergyGainFromCardEffects" in ability);
}

function often({ options }: TriggeredAbility): Phrase {
  return options?.once_per_turn ? "once per turn, " : "";
}
