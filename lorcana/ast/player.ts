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

/** Whose: the short form in conditions and amounts. */
export type Controller =
  | "you"
  | "opponent"
  | "any"
  | "each-opponent"
  | "chosen-opponent"
  | "they";

/** Whose cards "their cards" are where a player acts, as far as it is known. */
const THEIR_CARDS: { readonly [P in Player]: "opponent" | "their" } = {
  CONTROLLER: "their",
  OPPONENT: "opponent",
  EACH_OPPONENT: "opponent",
  EACH_PLAYER: "their",
  CHOSEN_PLAYER: "their",
  CHOSEN_OPPONENT: "opponent",
  OPPONENTS: "opponent",
  ANY_OPPONENTS: "their",
  CHOSEN_PLAYERS: "their",
  ANY_PLAYER: "their",
  CARD_OWNER: "their",
  THAT_PLAYER: "their",
  CHALLENGING_PLAYER: "opponent",
  CHALLENGED_PLAYER: "opponent",
  PLAYERS_WITH_MOST_CARDS_IN_HAND: "their",
};

/** Whether a target is players, not cards. */
export function isPlayer(target: unknown): target is Player {
  return typeof target === "string" && Object.hasOwn(THEIR_CARDS, target);
}

/** Whether "their" cards are those of opponents where a player acts. */
export function isOpponent(player: Player): boolean {
  return THEIR_CARDS[player] === "opponent";
}
