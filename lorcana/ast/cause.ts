/** What can do something to cards and players: its kind of card, or of deed. */
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

/** What does something to cards or players. */
export interface Cause {
  /** Of what kind it is: any of these; of any kind, without. */
  readonly what?: readonly CauseKind[];
  /** Whose it is; anybody's, without. */
  readonly whose?: "opponents" | "you";
}
