import type { OwnPile, Player, PlayerName } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";
import { withS } from "../../lexicon/inflect.ts";
import { blank } from "../text/blanks.ts";

/** Selects the form of a verb for its subject. */
export type Verb = (base: string) => string;

/** "draw" */
export const base: Verb = (base) => base;

/** "draws" */
export const third: Verb = withS;

interface Words {
  readonly subject: string;
  readonly verb: Verb;
  /** Before a pile: "chosen player's deck". */
  readonly whose: string;
}

function words(subject: string, verb: Verb, whose = "their"): Words {
  return { subject, verb, whose };
}

/** The names of players, and the forms of their verbs. */
const PLAYERS: { readonly [P in PlayerName]: Words } = {
  CONTROLLER: words("you", base, "your"),
  OPPONENT: words("an opponent", third, "an opponent's"),
  EACH_OPPONENT: words("each opponent", third, "each opponent's"),
  EACH_PLAYER: words("each player", third, "each player's"),
  CHOSEN_PLAYER: words("chosen player", third, "chosen player's"),
  CHOSEN_OPPONENT: words("chosen opponent", third, "chosen opponent's"),
  OPPONENTS: words("opponents", base),
  ANY_OPPONENTS: words("one or more opponents", base),
  CHOSEN_PLAYERS: words("any number of chosen players", base),
  ANY_PLAYER: words("a player", third, "any player's"),
  THAT_PLAYER: words("they", base, "that player's"),
  CHALLENGING_PLAYER: words("the challenging player", third),
  CHALLENGED_PLAYER: words("the challenged character's player", third),
  ANOTHER_CHOSEN_PLAYER: words(
    "another chosen player",
    third,
    "another chosen player's",
  ),
  EACH_OTHER_PLAYER: words("each other player", third),
  YOU_AND_CHOSEN_PLAYER: words("you and another chosen player each", base),
  YOU_AND_CHOSEN_OPPONENT: words("you and chosen opponent each", base),
  YOU_AND_THAT_PLAYER: words("you and that player each", base),
  PLAYER_WITH_MOST_LORE: words("the player with the most lore", third),
  PLAYER_WITH_LEAST_LORE: words("the player with the least lore", third),
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: words(
    "the player with the fewest cards in their hand",
    third,
  ),
  PLAYER_WITH_MOST_CHARACTERS: words(
    "the player with the most characters in play",
    third,
  ),
  PLAYER_WITH_FEWEST_CHARACTERS: words(
    "the player with the fewest characters in play",
    third,
  ),
  PLAYERS_WITH_MOST_CARDS_IN_HAND: words(
    "the player or players with the most cards in their hand",
    third,
  ),
};

/** The words for a player; that of a card depends on the cards before. */
export function playerWords(player: Player | OwnPile): Words {
  if (player === "CARD_OWNER") return OWNER;
  if (typeof player === "string") return PLAYERS[player];
  if ("that" in player) {
    return player.that === "TURN" ? WHOSE_TURN : PLAYERS.THAT_PLAYER;
  }
  const { cardType } = player.ownerOf.wording ?? {};
  return cardType === undefined
    ? words(blank("owner", "player"), third, "their player's")
    : words(`that ${cardType}'s player`, third, `that ${cardType}'s player's`);
}

// "they" could mean cards mentioned in between.
const WHOSE_TURN: Words = words("that player", third, "that player's");
const OWNER: Words = words("their player", third, "their player's");

/** The owner of a pile, as seen by the acting player. */
export function whose(owner: Player, actor: Player): string {
  return same(owner, actor) ? mine(owner) : playerWords(owner).whose;
}

/** "your" or "their", for a player's own pile. */
export function mine(who: Player): string {
  return who === "CONTROLLER" ? "your" : "their";
}

/** "you have" or "they have" */
export function have(who: Player): string {
  return who === "CONTROLLER" ? "you have" : "they have";
}
