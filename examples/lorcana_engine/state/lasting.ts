import type { Duration, Effect, Trigger } from "@dreamtides/parse/lorcana";
import type { CardId, PlayerId } from "./card.ts";

/** Something that an effect left behind, for some time. */
export interface Lasting {
  /** What it does. */
  readonly effect: Effect;
  /** The cards it is about; they were settled when it began. */
  readonly cards: readonly CardId[];
  /** The players it is about. */
  readonly players: readonly PlayerId[];
  /** The card it comes from, and who is "you". */
  readonly source: CardId;
  readonly you: PlayerId;
  /** For how long; for good where it is missing. */
  readonly duration?: Duration;
  /** Another duration that it lasts no longer than. */
  readonly until?: Duration;
  /** The turn in which it began. */
  readonly since: number;
  /** How often it can still be used. */
  readonly uses?: number;
  /** The ability that waits, if it is one. */
  readonly trigger?: Trigger;
  /** What its words referred to when it was made. */
  readonly bound: Bound;
}

/** The cards that the references of a text mean, by their ids. */
export type Bound = Readonly<Record<number, readonly CardId[]>>;
