import type { Effect, Trigger, TriggeredAbility } from "../ast/mod.ts";

/**
 * "Your characters gain Ward. At the start of your turn, draw a card." on a
 * card that stays in play: a triggered ability of its own, not a one-time one.
 */
export function recurringTrigger(effect: Effect): TriggeredAbility | undefined {
  // "You may draw a card at the end of your turn": you decide each time.
  if (effect.type === "optional") {
    const own = recurringTrigger(effect.effect);
    return own && { ...own, effect: { ...effect, effect: own.effect } };
  }
  if (
    effect.type !== "create-triggered-ability" || effect.duration !== undefined
  ) return undefined;
  const { ability } = effect;
  if (ability.type !== "triggered") return undefined;
  const trigger = again(ability.trigger);
  return trigger && { ...ability, trigger };
}

/** The trigger without a limit to one turn, unless the text states it. */
function again(trigger: Trigger): Trigger | undefined {
  const { restrictions = [], ...rest } = trigger;
  if (!restrictions.some(({ type }) => ONCE.has(type))) return trigger;
  const isSaid = trigger.wording?.next || trigger.player === undefined ||
    trigger.player === "EACH_PLAYER";
  return isSaid ? undefined : rest;
}

const ONCE: ReadonlySet<string> = new Set([
  "next-time",
  "next-turn",
  "this-turn",
]);
