/** What can affect cards and players: a kind of card, or of action. */
export type CauseKind =
  | "action"
  | "ability"
  | "challenge"
  | "damage"
  | "Support"
  | "character"
  | "item"
  | "location"
  | "quest"
  | "song";

/** What affects cards or players. */
export interface Cause {
  /** One of these kinds; any kind if absent. */
  readonly what?: readonly CauseKind[];
  /** Whose it is; anyone's if absent. */
  readonly whose?: "opponents" | "you";
}
