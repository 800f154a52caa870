import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { Player } from "../../ast/mod.ts";
import { lookup } from "../words.ts";

/** A player as the subject of a sentence; the imperative has none. */
export const player: Rule<Player> = lookup<Player>({
  "you": "CONTROLLER",
  "each opponent": "EACH_OPPONENT",
  "each opposing player": "EACH_OPPONENT",
  "all opponents": "EACH_OPPONENT",
  "each of your opponents": "EACH_OPPONENT",
  "each player": "EACH_PLAYER",
  "all players": "EACH_PLAYER",
  "chosen player": "CHOSEN_PLAYER",
  "chosen opponent": "CHOSEN_OPPONENT",
  "an opponent": "OPPONENT",
  "opponent": "OPPONENT",
  "the opponent": "OPPONENT",
  "opponents": "OPPONENTS",
  "your opponents": "OPPONENTS",
  "opposing players": "OPPONENTS",
  "that player": "CARD_OWNER",
  "its player": "CARD_OWNER",
  "their player": "CARD_OWNER",
  "their players": "CARD_OWNER",
  "that character's player": "CARD_OWNER",
  "that item's player": "CARD_OWNER",
  "its owner": "CARD_OWNER",
  "the challenging player": "CHALLENGING_PLAYER",
  "the challenging character's player": "CHALLENGING_PLAYER",
  "the challenged character's player": "CHALLENGED_PLAYER",
  "the player or players with the most cards in their hand":
    "PLAYERS_WITH_MOST_CARDS_IN_HAND",
  "the player or players with the most cards in their hands":
    "PLAYERS_WITH_MOST_CARDS_IN_HAND",
  "one or more opponents": "ANY_OPPONENTS",
  "any number of chosen players": "CHOSEN_PLAYERS",
  "a player": "ANY_PLAYER",
});

/** "they", where it means players. */
const thatPlayer: Rule<Player> = lookup<Player>({
  "they": "THAT_PLAYER",
});

/** Any player, "they" included. */
export const anyPlayer: Rule<Player> = oneOf([player, thatPlayer]);

/** Whose deck, hand or discard: "your", "chosen player's", "their". */
export const whosePile: Rule<Player | "THEIR"> = lookup<Player | "THEIR">({
  "your": "CONTROLLER",
  "the": "CONTROLLER",
  "their": "THEIR",
  "his": "THEIR",
  "her": "THEIR",
  "its": "THEIR",
  "chosen player's": "CHOSEN_PLAYER",
  "chosen opponent's": "CHOSEN_OPPONENT",
  "each opponent's": "EACH_OPPONENT",
  "each player's": "EACH_PLAYER",
  "an opponent's": "OPPONENT",
  "your opponent's": "OPPONENT",
  "any": "ANY_PLAYER",
  "any player's": "ANY_PLAYER",
  "a player's": "ANY_PLAYER",
  "their player's": "CARD_OWNER",
  "their players'": "CARD_OWNER",
  "its player's": "CARD_OWNER",
  "their owner's": "CARD_OWNER",
  "its owner's": "CARD_OWNER",
  "that player's": "CARD_OWNER",
});

/** The pile's owner, where "their" is the player the sentence speaks of. */
export function pileOf(whose: Player | "THEIR", subject: Player): Player {
  return whose === "THEIR"
    ? subject === "CONTROLLER" ? "CARD_OWNER" : subject
    : whose;
}
