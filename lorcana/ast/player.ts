/** Players that something happens to, or who do something. */
export type Player =
  | "CONTROLLER"
  | "OPPONENT"
  | "EACH_OPPONENT"
  | "EACH_PLAYER"
  | "CHOSEN_PLAYER"
  | "CHOSEN_OPPONENT"
  /** "opponents" */
  | "OPPONENTS"
  /** "one or more opponents" */
  | "ANY_OPPONENTS"
  /** "any number of chosen players" */
  | "CHOSEN_PLAYERS"
  /** "a player" */
  | "ANY_PLAYER"
  /** "its player", "that player" */
  | "CARD_OWNER"
  /** "they", a player spoken of before */
  | "THAT_PLAYER"
  /** "the challenging player" */
  | "CHALLENGING_PLAYER"
  /** "the challenged character's player" */
  | "CHALLENGED_PLAYER"
  /** "the player or players with the most cards in their hand" */
  | "PLAYERS_WITH_MOST_CARDS_IN_HAND";
