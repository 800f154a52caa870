import type { TriggeredAbility } from "../../ast/internal.ts";
import { oneOf, type Rule } from "../../combinators/mod.ts";
import { effect } from "../effect.ts";
import { pattern } from "../primitives.ts";
import { trigger } from "../trigger.ts";

/** "{Judgment} Draw {cards}.", "Once per turn, when you play a card, gain {e}." */
export const triggered: Rule<TriggeredAbility> = oneOf<TriggeredAbility>([
  pattern`${trigger} ${effect}.`
    .map(([trigger, effect]) => ({ trigger, effect })),
  pattern`once per turn, ${trigger} ${effect}.`.map(([trigger, effect]) => ({
    trigger,
    effect,
    options: { once_per_turn: true, until_end_of_turn: false },
  })),
  pattern`this turn, ${trigger} ${effect}.`.map(([trigger, effect]) => ({
    trigger,
    effect,
    options: { once_per_turn: false, until_end_of_turn: true },
  })),
  pattern`this turn, once per turn, ${trigger} ${effect}.`
    .map(([trigger, effect]) => ({
      trigger,
      effect,
      options: { once_per_turn: true, until_end_of_turn: true },
    })),
]);
