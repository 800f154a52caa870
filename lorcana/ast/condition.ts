import type { ChallengeConditions } from "./conditions/challenge.ts";
import type { HaveConditions } from "./conditions/have.ts";
import type { IsConditions } from "./conditions/is.ts";
import type { LogicConditions } from "./conditions/logic.ts";
import type { ShiftConditions } from "./conditions/shift.ts";
import type { ThisWayConditions } from "./conditions/this_way.ts";
import type { TurnConditions } from "./conditions/turn.ts";
import type { UnderConditions } from "./conditions/under.ts";
import type { Located } from "./span.ts";

/** The fields of each condition, by name. */
export interface Conditions
  extends
    ChallengeConditions,
    HaveConditions,
    IsConditions,
    LogicConditions,
    ShiftConditions,
    ThisWayConditions,
    TurnConditions,
    UnderConditions {}

/** The condition with the given name. */
export type ConditionOf<K extends keyof Conditions> =
  & { readonly type: K }
  & Readonly<Conditions[K]>
  & Located;

/** Something that is true or false in a state of the game. */
export type Condition = {
  [K in keyof Conditions]: ConditionOf<K>;
}[keyof Conditions];
