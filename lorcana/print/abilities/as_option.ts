import type { ActivatedAbility, Effect } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";

/** Whether an ability prints as "you may A to B": its cost has no symbol. */
export function isOption({ cost, condition }: ActivatedAbility): boolean {
  return !cost.exert && !cost.effects?.some(isBanishingSelf) &&
    condition === undefined;
}

function isBanishingSelf(effect: Effect): boolean {
  return effect.type === "banish" && isThisCard(effect.target);
}

/** "you may discard a card to draw a card", as an effect. */
export function asOption({ cost, effect }: ActivatedAbility): Effect {
  return {
    type: "optional",
    chooser: "CONTROLLER",
    effect: cost.ink === undefined
      ? gained(cost.effects ?? [], effect)
      : { type: "pay-cost", cost, effect },
  };
}

function gained(paid: readonly Effect[], effect: Effect): Effect {
  if (paid.length === 0) return effect;
  const condition = { type: "if-you-do" } as const;
  const joins = paid.slice(1).map(() => " and" as const);
  return {
    type: "sequence",
    steps: [...paid, { type: "conditional", condition, then: effect }],
    wording: { joins: [...joins, " to"] },
  };
}
