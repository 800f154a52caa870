/** What a text of the game means, as plain data. */
export type * from "./ability.ts";
export type * from "./amount.ts";
export type * from "./condition.ts";
export type { TurnMetric } from "./conditions/turn.ts";
export type * from "./destination.ts";
export type * from "./effect.ts";
export type { Join } from "./clauses/sequence.ts";
export type * from "./effect_parts.ts";
export type * from "./player.ts";
export type * from "./span.ts";
export type * from "./target.ts";
export type * from "./trigger.ts";
