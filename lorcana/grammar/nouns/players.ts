import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  CardType,
  OwnPile,
  Player,
  PlayerName,
  ReferenceWording,
} from "../../ast/mod.ts";
import { isWithYou } from "../../ast/player_traits.ts";
import { lookup, pattern, words } from "../words.ts";
import { playersBefore, wordAt } from "./agreement.ts";

const cardType: Rule<CardType> = lookup<CardType>({
  "character": "character",
  "item": "item",
  "location": "location",
  "card": "card",
});

/** The names of each player as the subject of a sentence. */
const SUBJECTS: { readonly [P in PlayerName]: readonly string[] } = {
  CONTROLLER: ["you"],
  OPPONENT: ["an opponent", "your opponent", "the opponent"],
  EACH_OPPONENT: [
    "each opponent",
    "each opposing player",
    "all opponents",
    "each of your opponents",
  ],
  EACH_PLAYER: [
    "each player",
    "all players",
    "players",
    "you and each opponent",
    "you and each opponent each",
    "you and each other player",
    "you and your opponents each",
    "starting with you, each player",
  ],
  CHOSEN_PLAYER: ["chosen player"],
  CHOSEN_OPPONENT: ["chosen opponent"],
  OPPONENTS: ["opponents", "your opponents", "opposing players"],
  ANY_OPPONENTS: ["one or more opponents"],
  CHOSEN_PLAYERS: ["any number of chosen players"],
  ANY_PLAYER: ["a player"],
  // "they" can also mean cards: see `anyPlayer`.
  THAT_PLAYER: ["that player"],
  CHALLENGING_PLAYER: [
    "the challenging player",
    "the challenging character's player",
  ],
  CHALLENGED_PLAYER: [
    "the challenged character's player",
    "the defending player",
    "the challenged player",
  ],
  ANOTHER_CHOSEN_PLAYER: ["another chosen player"],
  EACH_OTHER_PLAYER: ["each other player"],
  YOU_AND_CHOSEN_PLAYER: [
    "you and another chosen player each",
    "you and another chosen player",
  ],
  YOU_AND_CHOSEN_OPPONENT: [
    "you and chosen opponent each",
    "you and chosen opponent",
  ],
  // Only the previous clause implies it.
  YOU_AND_THAT_PLAYER: [],
  PLAYER_WITH_MOST_LORE: [
    "the player with the most lore",
    "the player or players with the most lore",
  ],
  PLAYER_WITH_LEAST_LORE: [
    "the player with the least lore",
    "the player with the fewest lore",
    "the player or players with the least lore",
  ],
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: [
    "the player with the fewest cards in their hand",
    "the player with the fewest cards in hand",
    "the player or players with the fewest cards in their hand",
  ],
  PLAYER_WITH_MOST_CHARACTERS: [
    "the player with the most characters in play",
    "the player or players with the most characters in play",
  ],
  PLAYER_WITH_FEWEST_CHARACTERS: [
    "the player with the fewest characters in play",
    "the player or players with the fewest characters in play",
  ],
  PLAYERS_WITH_MOST_CARDS_IN_HAND: [
    "the player with the most cards in their hand",
    "the player with the most cards in hand",
    "the player or players with the most cards in their hand",
    "the player or players with the most cards in their hands",
  ],
};

/** "its player", "that character's player": of a card mentioned before. */
const owner: Rule<Player> = oneOf<Player>([
  words("its player", "its owner").map(() => ownerOf({ pronoun: "it" })),
  words("their player", "their players").map(() =>
    ownerOf({ pronoun: "they" })
  ),
  pattern`that ${cardType}'s player`.map(([cardType]) => ownerOf({ cardType })),
]);

/** The player of a card mentioned before. */
function ownerOf(wording: ReferenceWording = {}): Player {
  return { ownerOf: { ref: "previous-target", wording } };
}

/** "that opponent", "that opponent's", if an opponent was mentioned before. */
export function ofThatOpponent(text: string): Rule<undefined> {
  return checked(words(text), (_, values, start) => {
    let at = start - 1;
    while (at >= 0 && !PLAYER_WORDS.test(wordAt(values, at))) at--;
    // A text that starts this way is part of another.
    return start === 0 || /^oppo/u.test(wordAt(values, at));
  });
}

/** Words for players other than you. */
const PLAYER_WORDS = /^(?:opponent|opposing|player)/u;

/** A player as the subject of a sentence. */
export const player: Rule<Player> = oneOf<Player>([
  named(SUBJECTS),
  ofThatOpponent("that opponent").as("THAT_PLAYER"),
  owner,
]);

/** Any player, including "they". */
export const anyPlayer: Rule<Player> = oneOf([
  player,
  lookup<Player>({ "they": "THAT_PLAYER" }),
]);

/** Any player, before their verb. */
export const actor: Rule<Player> = playersBefore(anyPlayer);

/** Whose pile: a player's, "their", or "the" acting player's. */
export type Whose = PlayerName | "CARD_OWNER" | "THEIR" | "THE";

/** Whose deck, hand or discard: "your", "chosen player's", "their". */
const PILES: { readonly [W in Whose]: readonly string[] } = {
  THEIR: ["their", "his", "her", "its"],
  THE: ["the"],
  CONTROLLER: ["your"],
  OPPONENT: ["an opponent's", "your opponent's"],
  EACH_OPPONENT: ["each opponent's"],
  EACH_PLAYER: ["each player's"],
  CHOSEN_PLAYER: ["chosen player's"],
  CHOSEN_OPPONENT: ["chosen opponent's"],
  OPPONENTS: ["opponents'", "your opponents'"],
  ANY_OPPONENTS: [],
  CHOSEN_PLAYERS: [],
  ANY_PLAYER: ["any", "any player's", "a player's"],
  CARD_OWNER: [
    "their player's",
    "their players'",
    "its player's",
    "their owner's",
    "its owner's",
  ],
  THAT_PLAYER: ["that player's"],
  CHALLENGING_PLAYER: [],
  CHALLENGED_PLAYER: [],
  ANOTHER_CHOSEN_PLAYER: ["another chosen player's"],
  EACH_OTHER_PLAYER: [],
  YOU_AND_CHOSEN_PLAYER: [],
  YOU_AND_CHOSEN_OPPONENT: [],
  YOU_AND_THAT_PLAYER: [],
  PLAYER_WITH_MOST_LORE: [],
  PLAYER_WITH_LEAST_LORE: [],
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: [],
  PLAYER_WITH_MOST_CHARACTERS: [],
  PLAYER_WITH_FEWEST_CHARACTERS: [],
  PLAYERS_WITH_MOST_CARDS_IN_HAND: [],
};

/** Whose pile it is. */
export const whosePile: Rule<Whose> = oneOf<Whose>([
  named(PILES),
  ofThatOpponent("that opponent's").as("THAT_PLAYER"),
]);

/** Reads any of the words and yields their key. */
function named<P extends string>(
  table: { readonly [K in P]: readonly string[] },
): Rule<P> {
  const rules: Rule<P>[] = [];
  for (const who in table) {
    if (table[who].length > 0) {
      rules.push(words(...table[who]).as(who));
    }
  }
  return oneOf(rules);
}

/** Whether cards from a pile stay with its player, as they must. */
export function staysWith(pile: Whose, into: Whose): boolean {
  return pile === into || into === "THE" ||
    pile !== "CONTROLLER" &&
      (into === "THEIR" || into === "CARD_OWNER" || into === "THAT_PLAYER");
}

/** The owner of a pile; "their" is the subject of the sentence. */
export function pileOf(whose: Whose, subject: Player): Player {
  switch (whose) {
    case "THE":
      return subject;
    case "THEIR":
      return subject === "CONTROLLER" ? "THAT_PLAYER" : subject;
    case "CARD_OWNER":
      return ownerOf();
    case "CONTROLLER":
      // "You and chosen opponent each put the top card of your decks …"
      return isWithYou(subject) || subject === "YOU_AND_THAT_PLAYER"
        ? subject
        : whose;
    default:
      return whose;
  }
}

/** "your", "their", "their player's" */
export const ownPile: Rule<OwnPile> = oneOf([
  words(...PILES.CONTROLLER).map((): OwnPile => "CONTROLLER"),
  words(...PILES.THEIR, ...PILES.CARD_OWNER, ...PILES.THAT_PLAYER)
    .map((): OwnPile => "CARD_OWNER"),
]);
