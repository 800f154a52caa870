import type { Duration, Effect, Trigger } from "../../mod.ts";
import type { CardId, PlayerId } from "./card.ts";

/** An effect that lasts for some time. */
export interface Lasting {
  /** The effect. */
  readonly effect: Effect;
  /** The cards it applies to, fixed when it started. */
  readonly cards: readonly CardId[];
  /** The players it applies to. */
  readonly players: readonly PlayerId[];
  /** The card it comes from, and the player who is "you". */
  readonly source: CardId;
  readonly you: PlayerId;
  /** How long it lasts; forever if absent. */
  readonly duration?: Duration;
  /** An upper limit on the duration. */
  readonly until?: Duration;
  /** The turn in which it started. */
  readonly since: number;
  /** How many times it can still be used. */
  readonly uses?: number;
  /** The trigger that it waits for, if any. */
  readonly trigger?: Trigger;
  /** What its references mean. */
  readonly bound: Bound;
}

/** The cards that references mean, by id. */
export type Bound = Readonly<Record<number, readonly CardId[]>>;
