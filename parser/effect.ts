import type {
  Condition,
  Cost,
  Effect,
  EffectWithOptions,
  ModalEffectChoice,
  StandardEffect,
} from "../ast/mod.ts";
import { label, oneOf, type Rule, separated } from "../combinators/mod.ts";
import { conditionBefore } from "./condition.ts";
import { effectCosts } from "./cost.ts";
import { energy, integer, pattern } from "./primitives.ts";

/** What an ability does, without the period at its end. */
export function effects(standardEffect: Rule<StandardEffect>): Rule<Effect> {
  const list = separated(
    label("an effect such as `draw {cards}`", standardEffect),
    separator,
  );
  const governed = oneOf<Governed>([
    pattern`${list}`.map(([effects]) => ({ effects, optional: false })),
    pattern`you may ${list}`.map(([effects]) => ({ effects, optional: true })),
    pattern`${effectCosts} to ${list}`
      .map(([cost, effects]) => ({ effects, optional: false, cost })),
    pattern`you may ${effectCosts} to ${list}`
      .map(([cost, effects]) => ({ effects, optional: true, cost })),
  ]);
  const sentence = oneOf<Effect>([
    governed.map((governed) => compose(governed)),
    pattern`${conditionBefore} ${governed}`
      .map(([condition, governed]) => compose(governed, condition)),
  ]);
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

const modeCost: Rule<number> = label(
  "the cost of a mode such as `{mode1-cost}`",
  oneOf([integer("mode-cost"), energy, integer("e-")]),
);

/** Effects and what is said about all of them. */
interface Governed {
  readonly effects: readonly StandardEffect[];
  readonly optional: boolean;
  readonly cost?: Cost;
}

/** The simplest shape that says it all: options govern every effect. */
function compose(
  { effects, optional, cost }: Governed,
  condition?: Condition,
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
