import type { TriggerEvent } from "@dreamtides/parse/lorcana";
import type { Card, CardId, PlayerId } from "./card.ts";

/**
 * What can happen: everything that abilities wait for, and what matters only
 * later.
 */
export type EventName =
  | TriggerEvent
  | "shuffle"
  | "reveal"
  | "mill"
  | "put-into-hand"
  | "put-into-deck";

/** Something that happened. */
export interface Happening {
  /** What it was. */
  readonly event: EventName;
  /** The card that did it, or that it was done to. */
  readonly card?: CardId;
  /** What the card was like then. */
  readonly was?: Card;
  /** The player who did it. */
  readonly by?: PlayerId;
  /** The other card: who was challenged, the location, the card on top. */
  readonly other?: CardId;
  /** How much. */
  readonly amount?: number;
  /** Whether it was in a challenge. */
  readonly inChallenge?: true;
  /** The ink that was paid. */
  readonly paid?: number;
  /** Whether nothing had to be paid. */
  readonly free?: true;
  /** Where the card came from. */
  readonly from?: string;
  /** What was sung or used; why a card was chosen. */
  readonly what?: string;
}
