import type {
  Effect,
  TriggerEvent,
  UntilEndOfTurnEffects,
} from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { effectInside } from "../promised_effects.ts";
import { multiplier, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { standardStaticAbility } from "../static_ability.ts";
import { trigger } from "../trigger.ts";

type CreatedTrigger = UntilEndOfTurnEffects["CreateTriggerUntilEndOfTurn"];
type Created = UntilEndOfTurnEffects["CreateStaticAbilityUntilEndOfTurn"];

/** How the effects of this family are read. */
export const untilEndOfTurnProductions: Productions<UntilEndOfTurnEffects> = {
  CreateStaticAbilityUntilEndOfTurn: oneOf<Created>([
    pattern`${multiplier} the amount of {energy-symbol} you gain from card effects this turn`
      .map(([multiplier]) => ({
        ability: { MultiplyEnergyGainFromCardEffects: { multiplier } },
      })),
    pattern`${multiplier} the number of cards you draw from card effects this turn`
      .map(([multiplier]) => ({
        ability: { MultiplyCardDrawFromCardEffects: { multiplier } },
      })),
    pattern`until end of turn, ${standardStaticAbility}`
      .map(([ability]) => ({ ability })),
  ]),
  CreateTriggerUntilEndOfTurn: oneOf<CreatedTrigger>([
    pattern`until end of turn, ${trigger} ${effectInside}`
      .map(([trigger, effect]) => createTrigger(trigger, effect, false)),
    pattern`until end of turn, once per turn, ${trigger} ${effectInside}`
      .map(([trigger, effect]) => createTrigger(trigger, effect, true)),
  ]),
};

function createTrigger(
  trigger: TriggerEvent,
  effect: Effect,
  once_per_turn: boolean,
): CreatedTrigger {
  const options = { once_per_turn, until_end_of_turn: true };
  return { trigger: { trigger, effect, options } };
}
