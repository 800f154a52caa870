/** The kinds of cards and events that can cause something. */
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

/** What causes something to happen to cards or players. */
export interface Cause {
  /** Any of these kinds; any kind at all if absent. */
  readonly what?: readonly CauseKind[];
  /** Whose it is; anyone's if absent. */
  readonly whose?: "opponents" | "you";
}
