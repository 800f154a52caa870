import type { Ability, Cost, Effect } from "../ast/mod.ts";
import type { Scope } from "../grammar/abilities/draft.ts";
import { continuous } from "./is_action.ts";

/**
 * "Once during your turn, you may discard a card to draw a card": what somebody
 * may do in a turn is an activated ability. A cost before the dash says the same.
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
    // "They can't quest for the rest of this turn": those of the option.
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

/** "A to B": what is paid, and for what. */
function dealOf(effect: Effect): Deal | undefined {
  if (effect.type === "pay-cost") {
    const { cost, effect: gain, payer } = effect;
    return gain === undefined || payer !== undefined
      ? undefined
      : { cost, effect: gain };
  }
  if (effect.type !== "sequence") return undefined;
  const last = effect.steps.at(-1);
  if (
    last?.type !== "conditional" || last.else !== undefined ||
    last.condition.type !== "if-you-do"
  ) return undefined;
  const paid = effect.steps.slice(0, -1);
  return { cost: inkOf(paid) ?? { effects: paid }, effect: last.then };
}

/** "You may pay 1 {I}. If you do, …" */
function inkOf([only, ...others]: readonly Effect[]): Cost | undefined {
  return only?.type === "pay-cost" && only.effect === undefined &&
      only.payer === undefined && others.length === 0
    ? only.cost
    : undefined;
}
