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

/** What the tree knows about a player. */
interface Trait {
  /** Whose cards "their cards" are where this player acts, as far as it is known. */
  readonly theirCards: "opponent" | "their";
  /** Whether somebody chooses the player. */
  readonly chosen?: true;
}

const theirs: Trait = { theirCards: "their" };
const opponents: Trait = { theirCards: "opponent" };

const TRAITS: { readonly [P in Player]: Trait } = {
  CONTROLLER: theirs,
  OPPONENT: opponents,
  EACH_OPPONENT: opponents,
  EACH_PLAYER: theirs,
  CHOSEN_PLAYER: { ...theirs, chosen: true },
  CHOSEN_OPPONENT: { ...opponents, chosen: true },
  OPPONENTS: opponents,
  ANY_OPPONENTS: theirs,
  CHOSEN_PLAYERS: { ...theirs, chosen: true },
  ANY_PLAYER: theirs,
  CARD_OWNER: theirs,
  THAT_PLAYER: theirs,
  CHALLENGING_PLAYER: opponents,
  CHALLENGED_PLAYER: opponents,
  PLAYERS_WITH_MOST_CARDS_IN_HAND: theirs,
};

/** Whether a target is players, not cards. */
export function isPlayer(target: unknown): target is Player {
  return typeof target === "string" && Object.hasOwn(TRAITS, target);
}

/** Whether "their" cards are those of opponents where a player acts. */
export function isOpponent(player: Player): boolean {
  return TRAITS[player].theirCards === "opponent";
}

/** Whether somebody chooses the player. */
export function isChosenPlayer(player: Player): boolean {
  return TRAITS[player].chosen === true;
}
