import type {
  Abilities,
  Ability,
  ActivatedAbility,
  ActivatedAbilityOptions,
  Effect,
  Effects,
  EffectWithOptions,
  EventAbility,
  ListWithOptions,
  ModalEffectChoice,
  NamedAbilities,
  StandardEffect,
  StandardStaticAbility,
  StaticAbilities,
  StaticAbilityWithOptions,
  TriggeredAbility,
  TriggeredAbilityOptions,
} from "../../ast/internal.ts";
import { condition, cost } from "./cost.ts";
import { energy } from "./atom.ts";
import {
  boolean,
  list,
  nullable,
  one,
  type RustShape,
  type RustShapes,
  skipped,
  structure,
  sum,
} from "./shape.ts";
import { standardEffects } from "./standard_effect.ts";
import { standardStaticAbilities } from "./static_ability.ts";
import { trigger } from "./trigger.ts";

/** An ability as Rust sees it. */
export const ability: RustShape<Ability> = sum(() => abilities);

const effect: RustShape<Effect> = sum(() => effects);

const standardEffect: RustShape<StandardEffect> = sum(() => standard);

const staticAbility: RustShape<StandardStaticAbility> = sum(() => statics);

const triggeredAbility = structure<TriggeredAbility>("TriggeredAbility", {
  trigger,
  effect,
  options: skipped(
    structure<TriggeredAbilityOptions>("TriggeredAbilityOptions", {
      once_per_turn: boolean,
      until_end_of_turn: boolean,
    }),
  ),
});

const standard = standardEffects(staticAbility, triggeredAbility);

const statics = standardStaticAbilities(effect);

const effectWithOptions = structure<EffectWithOptions>("EffectWithOptions", {
  effect: standardEffect,
  optional: boolean,
  trigger_cost: skipped(cost),
  condition: skipped(condition),
});

const effects: RustShapes<Effects> = {
  Effect: one(standardEffect),
  WithOptions: one(effectWithOptions),
  List: one(list(effectWithOptions)),
  ListWithOptions: one(structure<ListWithOptions>("ListWithOptions", {
    effects: list(effectWithOptions),
    trigger_cost: skipped(cost),
    condition: skipped(condition),
  })),
  Modal: one(list(structure<ModalEffectChoice>("ModalEffectChoice", {
    energy_cost: energy,
    effect,
  }))),
};

const named: RustShapes<NamedAbilities> = {
  Reclaim: one(nullable(energy)),
  ReclaimForCost: one(cost),
};

const staticAbilities: RustShapes<StaticAbilities> = {
  StaticAbility: one(staticAbility),
  WithOptions: one(
    structure<StaticAbilityWithOptions>("StaticAbilityWithOptions", {
      ability: staticAbility,
      condition: skipped(condition),
    }),
  ),
};

const abilities: RustShapes<Abilities> = {
  Event: one(structure<EventAbility>("EventAbility", {
    additional_cost: skipped(cost),
    effect,
  })),
  Static: one(sum(() => staticAbilities)),
  Activated: one(structure<ActivatedAbility>("ActivatedAbility", {
    costs: list(cost),
    effect,
    options: skipped(
      structure<ActivatedAbilityOptions>("ActivatedAbilityOptions", {
        is_fast: boolean,
        is_multi: boolean,
      }),
    ),
  })),
  Triggered: one(triggeredAbility),
  Named: one(sum(() => named)),
};
