import type { Ability, Effect } from "../ast/mod.ts";
import type { Sentences } from "../grammar/abilities/draft.ts";
import { continuous } from "./is_action.ts";
import { plainAbility } from "./plain.ts";
import { recurringTrigger } from "./recurring_trigger.ts";

/** The sentences of a one-time effect, and the abilities made by others. */
export interface Apart {
  readonly done: Sentences;
  readonly always: readonly Ability[];
}

/**
 * "When you play this item, draw a card. While you have no cards in your hand,
 * it …": the second sentence is an ability of its own, unless it refers to the
 * first. So is "Whenever you play an action, …".
 */
export function splitOffAbilities(sentences: Sentences): Apart {
  const start = sentences.findIndex(([first], at) =>
    at > 0 && first !== undefined &&
    (first.while === true && continuous(first.effect) || isSetOff(first.effect))
  );
  if (start < 0) return { done: sentences, always: [] };
  const always = plainAbility({}, sentences.slice(start), "character");
  const isAlone = always.every(({ type, unresolved }) =>
    type !== "action" && !unresolved
  );
  return isAlone
    ? { done: sentences.slice(0, start), always }
    : { done: sentences, always: [] };
}

/** "Whenever …, …": a recurring trigger, not tied to a player's turn. */
function isSetOff(effect: Effect): boolean {
  const own = recurringTrigger(effect);
  return own !== undefined && own.trigger.player === undefined;
}
