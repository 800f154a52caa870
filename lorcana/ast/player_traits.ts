import type { OwnPile, Player, PlayerName } from "./player.ts";

/** The traits of a player. */
interface Trait {
  /** Whose cards "their cards" are if this player acts. */
  readonly theirCards: "opponent" | "their";
  /** Whether the player is chosen. */
  readonly chosen?: true;
}

const theirs: Trait = { theirCards: "their" };
const opponents: Trait = { theirCards: "opponent" };

const TRAITS: { readonly [P in PlayerName]: Trait } = {
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
  THAT_PLAYER: theirs,
  CHALLENGING_PLAYER: opponents,
  CHALLENGED_PLAYER: opponents,
  ANOTHER_CHOSEN_PLAYER: { ...opponents, chosen: true },
  EACH_OTHER_PLAYER: theirs,
  YOU_AND_CHOSEN_PLAYER: { ...theirs, chosen: true },
  YOU_AND_CHOSEN_OPPONENT: { ...theirs, chosen: true },
  YOU_AND_THAT_PLAYER: theirs,
  PLAYER_WITH_MOST_LORE: theirs,
  PLAYER_WITH_LEAST_LORE: theirs,
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: theirs,
  PLAYER_WITH_MOST_CHARACTERS: theirs,
  PLAYER_WITH_FEWEST_CHARACTERS: theirs,
  PLAYERS_WITH_MOST_CARDS_IN_HAND: theirs,
};

/** Whether "their" cards are opponents' cards if this player acts. */
export function isOpponent(player: Player): boolean {
  return typeof player === "string" &&
    TRAITS[player].theirCards === "opponent";
}

/**
 * The player as named within an effect they perform: "that player" if they are
 * chosen, or one of several.
 */
export function oneOfThem(player: Player): Player {
  return typeof player === "object" || player === "CONTROLLER" ||
      player === "CHALLENGING_PLAYER" || player === "CHALLENGED_PLAYER"
    ? player
    : "THAT_PLAYER";
}

/** Whether the player is chosen. */
export function isChosenPlayer(player: Player | OwnPile): boolean {
  return typeof player === "string" && player !== "CARD_OWNER" &&
    TRAITS[player].chosen === true;
}

/** Whether this is you together with a chosen player. */
export function isWithYou(player: Player): boolean {
  return player === "YOU_AND_CHOSEN_PLAYER" ||
    player === "YOU_AND_CHOSEN_OPPONENT";
}
