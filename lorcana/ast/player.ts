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
  /** "they", "that player", in a part of a text: who that is stands elsewhere */
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
  /** "you and another chosen player each draw a card and gain 1 lore": both again */
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

/**
 * "its player", "that character's player": the player of a card mentioned
 * before.
 */
export interface PlayerOf {
  /** The card. */
  readonly ownerOf: Reference;
}

/**
 * Whom a text can refer back to: the last player it called that, or who caused
 * the event.
 */
export type SpokenOf =
  | Exclude<PlayerName, "CONTROLLER" | "THAT_PLAYER">
  | "EVENT"
  /** "during an opponent's turn, that player": whose turn it is */
  | "TURN";

/** "they", "that player": a player mentioned before. */
export interface ThatPlayer {
  /** The word for them; in a loop over players, the current one. */
  readonly that: SpokenOf;
}

/** Players who do something, or to whom something happens. */
export type Player = PlayerName | PlayerOf | ThatPlayer;

/** Whose pile a card goes to: yours, or that of whoever owns it. */
export type OwnPile = "CONTROLLER" | "CARD_OWNER";
