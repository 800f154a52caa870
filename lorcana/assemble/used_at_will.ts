import type { Ability, Cost, Effect } from "../ast/mod.ts";
import type { Scope } from "../grammar/abilities/draft.ts";
import { continuous } from "./is_action.ts";

/**
 * "Once during your turn, you may discard a card to draw a card": an optional
 * effect that has a cost or a limit per turn is an activated ability.
 */
export function usedAtWill(
  { restrictions = [], condition }: Scope,
  effect: Effect,
): Ability | undefined {
  if (restrictions.length === 0) return undefined;
  const [option, ...after] = effect.type === "sequence"
    ? effect.steps
    : [effect];
  if (option?.type !== "optional") return undefined;
  const isLimited = restrictions.some(({ type }) => type.endsWith("-per-turn"));
  const deal = dealOf(option.effect);
  if (deal === undefined && (!isLimited || continuous(option))) {
    return undefined;
  }
  const gain = deal?.effect ?? option.effect;
  return {
    type: "activated",
    cost: {},
    ...deal,
    // "They can't quest for the rest of this turn": refers to the option.
    effect: after.length === 0 ? gain : {
      type: "sequence",
      steps: [gain, ...after],
      wording: { joins: after.map(() => ", then" as const) },
    },
    ...(condition === undefined ? {} : { condition }),
    restrictions,
  };
}

interface Deal {
  readonly cost: Cost;
  readonly effect: Effect;
}

/** "A to B": A as the cost of B. */
function dealOf(effect: Effect): Deal | undefined {
  if (effect.type === "pay-cost") {
    const { cost, effect: gain, payer } = effect;
    return gain === undefined || payer !== undefined
      ? undefined
      : { cost, effect: gain };
  }
  if (effect.type !== "sequence") return undefined;
  const at = effect.steps.findIndex(isGained);
  const [gained, ...after] = at < 1 ? [] : effect.steps.slice(at);
  if (gained?.type !== "conditional") return undefined;
  const paid = effect.steps.slice(0, at);
  return {
    cost: inkOf(paid) ?? { effects: paid },
    effect: after.length === 0
      ? gained.then
      : { type: "sequence", steps: [gained.then, ...after] },
  };
}

/** "… to draw a card": depends on the steps before it. */
function isGained(effect: Effect): boolean {
  return effect.type === "conditional" && effect.else === undefined &&
    effect.condition.type === "if-you-do";
}

/** "You may pay 1 {I}. If you do, …" */
function inkOf([only, ...others]: readonly Effect[]): Cost | undefined {
  return only?.type === "pay-cost" && only.effect === undefined &&
      only.payer === undefined && others.length === 0
    ? only.cost
    : undefined;
}
