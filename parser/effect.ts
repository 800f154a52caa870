import type {
  Condition,
  Cost,
  Effect,
  EffectWithOptions,
  ModalEffectChoice,
  StandardEffect,
} from "../ast/mod.ts";
import {
  label,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../combinators/mod.ts";
import { conditionBefore } from "./condition.ts";
import { effectCost } from "./cost.ts";
import { energy, integer, pattern } from "./primitives.ts";

/** What an ability does, without the period at its end. */
export function effects(standardEffect: Rule<StandardEffect>): Rule<Effect> {
  const list = label(
    "an effect such as `draw {cards}`",
    separated(standardEffect, separator),
  );
  const sentence = pattern`${
    optional(conditionBefore)
  } ${youMay} ${paying} ${list}`
    .map(([condition, optional, cost, effects]) =>
      compose(effects, { optional, cost, condition })
    );
  const mode = pattern`{bullet} ${modeCost}: ${sentence}`
    .map(([energy_cost, effect]): ModalEffectChoice => ({
      energy_cost,
      effect,
    }));
  return oneOf<Effect>([
    sentence,
    pattern`{chooseone}\n${separated(mode, pattern`.\n`, 2)}`
      .map(([modes]) => ({ Modal: modes })),
  ]);
}

/** Between effects; which of them stands there is not on the wire. */
const separator = oneOf([pattern`.`, pattern`, then`, pattern`and`]);

const youMay: Rule<boolean> = optional(pattern`you may`.map(() => true))
  .map((said) => said ?? false);

/** "pay {e} to". */
const paying: Rule<Cost | undefined> = optional(
  pattern`${effectCost} to`.map(([cost]) => cost),
);

const modeCost: Rule<number> = label(
  "the cost of a mode such as `{mode1-cost}`",
  oneOf([integer("mode-cost"), energy, integer("e-")]),
);

interface Options {
  readonly optional: boolean;
  readonly cost: Cost | undefined;
  readonly condition: Condition | undefined;
}

/** The simplest shape that says it all: options govern every effect. */
function compose(
  effects: readonly StandardEffect[],
  { optional, cost, condition }: Options,
): Effect {
  const shared = {
    ...(cost && { trigger_cost: cost }),
    ...(condition && { condition }),
  };
  const isPlain = cost === undefined && condition === undefined;
  const [effect] = effects;
  if (effects.length === 1 && effect !== undefined) {
    return isPlain && !optional
      ? { Effect: effect }
      : { WithOptions: { effect, optional, ...shared } };
  }
  const members = effects.map((effect): EffectWithOptions => ({
    effect,
    optional,
  }));
  return isPlain
    ? { List: members }
    : { ListWithOptions: { effects: members, ...shared } };
}
