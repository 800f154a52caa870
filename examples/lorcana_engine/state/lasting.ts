import type { Duration, Effect, Trigger } from "@dreamtides/parse/lorcana";
import type { CardId, PlayerId } from "./card.ts";

/** A lasting change that an effect created. */
export interface Lasting {
  /** What it does. */
  readonly effect: Effect;
  /** The affected cards, which were determined when it began. */
  readonly cards: readonly CardId[];
  /** The affected players. */
  readonly players: readonly PlayerId[];
  /** The card it comes from, and who is "you". */
  readonly source: CardId;
  readonly you: PlayerId;
  /** How long it lasts; permanently if absent. */
  readonly duration?: Duration;
  /** An upper limit on the duration. */
  readonly until?: Duration;
  /** The turn in which it began. */
  readonly since: number;
  /** How often it can still be used. */
  readonly uses?: number;
  /** The ability that waits, if it is one. */
  readonly trigger?: Trigger;
  /** What its words referred to when it was created. */
  readonly bound: Bound;
}

/** The cards that the references of a text mean, by their ids. */
export type Bound = Readonly<Record<number, readonly CardId[]>>;
