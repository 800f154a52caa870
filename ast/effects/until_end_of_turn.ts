import type { TriggeredAbility } from "../ability.ts";
import type { StandardStaticAbility } from "../static_ability.ts";

/** Abilities that last for a turn. */
export interface UntilEndOfTurnEffects {
  /** "{MultiplyBy} the number of cards you draw from card effects this turn." */
  CreateStaticAbilityUntilEndOfTurn: { ability: StandardStaticAbility };
  /** "Until end of turn, when you play an event, copy it." */
  CreateTriggerUntilEndOfTurn: { trigger: TriggeredAbility };
}
