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
  /** What choosing this mode costs. */
  readonly energy_cost: Energy;
  /** What the mode does. */
  readonly effect: Effect;
}

/** An effect that may be declined, costs something, or needs a condition. */
export interface EffectWithOptions {
  /** What happens. */
  readonly effect: StandardEffect;
  /** Whether the player may decline: "you may". */
  readonly optional: boolean;
  /** What the player pays for it: "pay {e} to". */
  readonly trigger_cost?: Cost;
  /** What must be true for it to happen. */
  readonly condition?: Condition;
}

/** Several effects under one cost or condition. */
export interface ListWithOptions {
  /** What happens, in order. */
  readonly effects: readonly EffectWithOptions[];
  /** What the player pays for all of them. */
  readonly trigger_cost?: Cost;
  /** What must be true for all of them. */
  readonly condition?: Condition;
}
