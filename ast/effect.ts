import type { Condition } from "./condition.ts";
import type { Cost } from "./cost.ts";
import type { Energy } from "./number.ts";
import type { StandardEffect } from "./standard_effect.ts";
import type { Sum } from "./sum.ts";

/** How effects combine. */
export interface Effects {
  /** "Draw {cards}." */
  Effect: StandardEffect;
  /** "You may draw {cards}." */
  WithOptions: EffectWithOptions;
  /** "Draw {cards}. Gain {e}." */
  List: readonly EffectWithOptions[];
  /** "You may pay {e} to draw {cards} and gain {points}." */
  ListWithOptions: ListWithOptions;
  /** "{ChooseOne}", then a line for each mode. */
  Modal: readonly ModalEffectChoice[];
}

/** What an ability does. */
export type Effect = Sum<Effects>;

/** One mode: "{bullet} {mode1-cost}: Draw {cards}." */
export interface ModalEffectChoice {
  readonly energy_cost: Energy;
  readonly effect: Effect;
}

/** An effect that may be declined, costs something, or needs a condition. */
export interface EffectWithOptions {
  readonly effect: StandardEffect;
  readonly optional: boolean;
  readonly trigger_cost?: Cost;
  readonly condition?: Condition;
}

/** Several effects under one cost or condition. */
export interface ListWithOptions {
  readonly effects: readonly EffectWithOptions[];
  readonly trigger_cost?: Cost;
  readonly condition?: Condition;
}
