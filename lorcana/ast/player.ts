import type { Reference } from "./target.ts";

/** The names of players. */
export type PlayerName =
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
  /** "they", "that player", in part of a text: the antecedent is elsewhere */
  | "THAT_PLAYER"
  /** "the challenging player" */
  | "CHALLENGING_PLAYER"
  /** "the challenged character's player" */
  | "CHALLENGED_PLAYER"
  /** "another chosen player" */
  | "ANOTHER_CHOSEN_PLAYER"
  /** "each other player", after a player was chosen */
  | "EACH_OTHER_PLAYER"
  /** "you and another chosen player each" */
  | "YOU_AND_CHOSEN_PLAYER"
  /** "you and chosen opponent each" */
  | "YOU_AND_CHOSEN_OPPONENT"
  /** "you and another chosen player each draw a card and gain 1 lore" */
  | "YOU_AND_THAT_PLAYER"
  /** "the player with the most lore" */
  | "PLAYER_WITH_MOST_LORE"
  /** "the player with the least lore" */
  | "PLAYER_WITH_LEAST_LORE"
  /** "the player with the fewest cards in their hand" */
  | "PLAYER_WITH_FEWEST_CARDS_IN_HAND"
  /** "the player with the most characters in play" */
  | "PLAYER_WITH_MOST_CHARACTERS"
  /** "the player with the fewest characters in play" */
  | "PLAYER_WITH_FEWEST_CHARACTERS"
  /** "the player or players with the most cards in their hand" */
  | "PLAYERS_WITH_MOST_CARDS_IN_HAND";

/** "its player", "that character's player": the owner of that card. */
export interface PlayerOf {
  /** The card. */
  readonly ownerOf: Reference;
}

/** The players a text can refer back to, by name, event or turn. */
export type SpokenOf =
  | Exclude<PlayerName, "CONTROLLER" | "THAT_PLAYER">
  | "EVENT"
  /** "during an opponent's turn, that player": the active player */
  | "TURN";

/** "they", "that player": a player mentioned before. */
export interface ThatPlayer {
  /** The antecedent; within a loop over players, the current one. */
  readonly that: SpokenOf;
}

/** The players who do something, or to whom it happens. */
export type Player = PlayerName | PlayerOf | ThatPlayer;

/** Whose hand, deck or discard a card goes to: yours, or its owner's. */
export type OwnPile = "CONTROLLER" | "CARD_OWNER";
