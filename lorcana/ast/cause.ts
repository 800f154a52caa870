/** What does something to cards. */
export interface Cause {
  /** Of what kind it is. */
  readonly what:
    | "action"
    | "ability"
    | "action-or-ability"
    | "challenge"
    /** Whatever it is. */
    | "anything";
  /** Whose it is; anybody's, without. */
  readonly whose?: "opponents";
}
