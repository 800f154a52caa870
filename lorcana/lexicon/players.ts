import type { PlayerName } from "../ast/mod.ts";
import type { GrammaticalNumber } from "./inflect.ts";

/** What players are called; the first of each list is printed. */
export interface PlayerWords {
  /** As the subject of a sentence. */
  readonly subjects: readonly string[];
  /** The form of the verb after the first of them. */
  readonly number: GrammaticalNumber;
  /** Before a pile: "chosen player's". */
  readonly whose: readonly string[];
}

function one(
  subjects: readonly string[],
  ...whose: readonly string[]
): PlayerWords {
  return { subjects, number: "one", whose };
}

function several(
  subjects: readonly string[],
  ...whose: readonly string[]
): PlayerWords {
  return { subjects, number: "several", whose };
}

/** "the player with the most lore"; several can be tied. */
function most(what: string, ...others: readonly string[]): PlayerWords {
  const all = [what, ...others];
  return one([
    ...all.map((one) => `the player with the ${one}`),
    ...all.map((one) => `the player or players with the ${one}`),
  ]);
}

/** What each player is called. */
export const PLAYERS: { readonly [P in PlayerName]: PlayerWords } = {
  CONTROLLER: several(["you"], "your"),
  OPPONENT: one(
    ["an opponent", "your opponent", "the opponent"],
    "an opponent's",
    "your opponent's",
  ),
  EACH_OPPONENT: one([
    "each opponent",
    "each opposing player",
    "all opponents",
    "each of your opponents",
  ], "each opponent's"),
  EACH_PLAYER: one([
    "each player",
    "all players",
    "players",
    "you and each opponent",
    "you and each opponent each",
    "you and each other player",
    "you and your opponents each",
    "starting with you, each player",
  ], "each player's"),
  CHOSEN_PLAYER: one(["chosen player"], "chosen player's"),
  CHOSEN_OPPONENT: one(["chosen opponent"], "chosen opponent's"),
  OPPONENTS: several(
    ["opponents", "your opponents", "opposing players"],
    "opponents'",
    "your opponents'",
  ),
  ANY_OPPONENTS: several(["one or more opponents"]),
  CHOSEN_PLAYERS: several(["any number of chosen players"]),
  ANY_PLAYER: one(["a player"], "any player's", "any", "a player's"),
  THAT_PLAYER: several(["they", "that player"], "that player's"),
  CHALLENGING_PLAYER: one([
    "the challenging player",
    "the challenging character's player",
  ]),
  CHALLENGED_PLAYER: one([
    "the challenged character's player",
    "the defending player",
    "the challenged player",
  ]),
  ANOTHER_CHOSEN_PLAYER: one(
    ["another chosen player"],
    "another chosen player's",
  ),
  EACH_OTHER_PLAYER: one(["each other player"]),
  YOU_AND_CHOSEN_PLAYER: several([
    "you and another chosen player each",
    "you and another chosen player",
  ]),
  YOU_AND_CHOSEN_OPPONENT: several([
    "you and chosen opponent each",
    "you and chosen opponent",
  ]),
  YOU_AND_THAT_PLAYER: several(["you and that player each"]),
  PLAYER_WITH_MOST_LORE: most("most lore"),
  PLAYER_WITH_LEAST_LORE: most("least lore", "fewest lore"),
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: most(
    "fewest cards in their hand",
    "fewest cards in hand",
  ),
  PLAYER_WITH_MOST_CHARACTERS: most("most characters in play"),
  PLAYER_WITH_FEWEST_CHARACTERS: most("fewest characters in play"),
  PLAYERS_WITH_MOST_CARDS_IN_HAND: one([
    "the player or players with the most cards in their hand",
    "the player or players with the most cards in their hands",
    "the player or players with the most cards in hand",
    "the player with the most cards in their hand",
    "the player with the most cards in hand",
  ]),
};
