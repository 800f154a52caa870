import type { Cost } from "./cost.ts";
import type { Effect } from "./effect.ts";
import type { Energy } from "./number.ts";
import type { StaticAbility } from "./static_ability.ts";
import type { Sum } from "./sum.ts";
import type { TriggerEvent } from "./trigger.ts";

/** The five kinds of ability; each paragraph of a card is one. */
export interface Abilities {
  /** "Draw {cards}." */
  Event: EventAbility;
  /** "Has all character types." */
  Static: StaticAbility;
  /** "{e}: Draw {cards}." */
  Activated: ActivatedAbility;
  /** "{Judgment} Draw {cards}." */
  Triggered: TriggeredAbility;
  /** "{ReclaimForCost}" */
  Named: NamedAbility;
}

/** One ability: `{ "Event": { "effect": … } }`. */
export type Ability = Sum<Abilities>;

/** The content of `parsed_abilities.json`: the abilities of each card, by id. */
export type ParsedAbilities = { readonly [id: string]: readonly Ability[] };

/** What happens when the card is played. */
export interface EventAbility {
  readonly additional_cost?: Cost;
  readonly effect: Effect;
}

/** What a player may pay for. */
export interface ActivatedAbility {
  readonly costs: readonly Cost[];
  readonly effect: Effect;
  readonly options?: ActivatedAbilityOptions;
}

/** Whether it is fast; whether it can be used again in the same turn. */
export interface ActivatedAbilityOptions {
  readonly is_fast: boolean;
  readonly is_multi: boolean;
}

/** What happens whenever something else does. */
export interface TriggeredAbility {
  readonly trigger: TriggerEvent;
  readonly effect: Effect;
  readonly options?: TriggeredAbilityOptions;
}

/** How often, and for how long, a trigger works. */
export interface TriggeredAbilityOptions {
  readonly once_per_turn: boolean;
  readonly until_end_of_turn: boolean;
}

/** Keywords that stand for an ability. */
export interface NamedAbilities {
  /** "{ReclaimForCost}"; `null` is the card's own cost. */
  Reclaim: Energy | null;
  /** "{Reclaim} -- Abandon an ally" */
  ReclaimForCost: Cost;
}

/** One keyword ability. */
export type NamedAbility = Sum<NamedAbilities>;
