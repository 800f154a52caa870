import type { Effect, Trigger, TriggeredAbility } from "../ast/mod.ts";

/**
 * "Your characters gain Ward. At the start of your turn, draw a card." on a card
 * that stays: an ability beside the other, set off again and again.
 */
export function standing(effect: Effect): TriggeredAbility | undefined {
  // "You may draw a card at the end of your turn": you decide each time.
  if (effect.type === "optional") {
    const own = standing(effect.effect);
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

/** The trigger without what makes it one of a single turn, unless the text says so. */
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
