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
  /** What playing the card costs in addition to energy. */
  readonly additional_cost?: Cost;
  /** What the card does. */
  readonly effect: Effect;
}

/** What a player may pay for. */
export interface ActivatedAbility {
  /** What a player pays to use it: all of them. */
  readonly costs: readonly Cost[];
  /** What it does. */
  readonly effect: Effect;
  /** Absent if it is neither fast nor limited to once per turn. */
  readonly options?: ActivatedAbilityOptions;
}

/** Whether it is fast; whether it can be used again in the same turn. */
export interface ActivatedAbilityOptions {
  /** Whether it can be used in the opponent's turn: "{Fast} --". */
  readonly is_fast: boolean;
  /** Whether it can be used more than once per turn. */
  readonly is_multi: boolean;
}

/** What happens whenever something else does. */
export interface TriggeredAbility {
  /** What triggers it. */
  readonly trigger: TriggerEvent;
  /** What happens then. */
  readonly effect: Effect;
  /** Absent if it works every time, as long as the card is in play. */
  readonly options?: TriggeredAbilityOptions;
}

/** How often, and for how long, a trigger works. */
export interface TriggeredAbilityOptions {
  /** Whether it works only the first time in a turn. */
  readonly once_per_turn: boolean;
  /** Whether it ends with the turn. */
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
