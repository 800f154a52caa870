import type { TriggerEvent } from "../../mod.ts";
import type { Card, CardId, PlayerId } from "./card.ts";

/** The events of a game: those that can trigger abilities, and a few more. */
export type EventName =
  | TriggerEvent
  | "shuffle"
  | "reveal"
  | "mill"
  | "put-into-hand"
  | "put-into-deck";

/** An event that happened. */
export interface Happening {
  /** The kind of event. */
  readonly event: EventName;
  /** The card that did it, or that it was done to. */
  readonly card?: CardId;
  /** The state of the card at that time. */
  readonly was?: Card;
  /** The player who did it. */
  readonly by?: PlayerId;
  /** The other card: the one challenged, the location, the song … */
  readonly other?: CardId;
  /** The amount. */
  readonly amount?: number;
  /** Whether it was in a challenge. */
  readonly inChallenge?: true;
  /** The ink that was paid. */
  readonly paid?: number;
  /** Whether it was free. */
  readonly free?: true;
  /** Where the card came from. */
  readonly from?: string;
  /** What was sung or used, or what a card was chosen for. */
  readonly what?: string;
}
