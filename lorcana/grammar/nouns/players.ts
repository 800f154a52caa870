import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  OwnPile,
  Player,
  PlayerName,
  ReferenceWording,
} from "../../ast/mod.ts";
import { isWithYou } from "../../ast/player_traits.ts";
import { PLAYERS, type PlayerWords } from "../../lexicon/players.ts";
import { lookup, pattern, words } from "../words.ts";
import { playersBefore, wordAt } from "./agreement.ts";
import { kind } from "./kinds.ts";

/** "its player", "that character's player": of a card mentioned before. */
const owner: Rule<Player> = oneOf<Player>([
  words("its player", "its owner").map(() => ownerOf({ pronoun: "it" })),
  words("their player", "their players").map(() =>
    ownerOf({ pronoun: "they" })
  ),
  pattern`that ${kind}'s player`.map(([cardType]) => ownerOf({ cardType })),
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

/** "they" can also mean cards; only the previous clause implies the other. */
const IMPLIED: ReadonlySet<string> = new Set([
  "they",
  "you and that player each",
]);

/** A player as the subject of a sentence. */
export const player: Rule<Player> = oneOf<Player>([
  named(({ subjects }) => subjects.filter((text) => !IMPLIED.has(text))),
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

const THEIR = ["their", "his", "her", "its"];
const CARD_OWNER = [
  "their player's",
  "their players'",
  "its player's",
  "their owner's",
  "its owner's",
];

/** Whose pile it is. */
export const whosePile: Rule<Whose> = oneOf<Whose>([
  named(({ whose }) => whose),
  words(...THEIR).as("THEIR"),
  words("the").as("THE"),
  words(...CARD_OWNER).as("CARD_OWNER"),
  ofThatOpponent("that opponent's").as("THAT_PLAYER"),
]);

/** Reads what any player is called, and yields who it is. */
function named(
  say: (words: PlayerWords) => readonly string[],
): Rule<PlayerName> {
  return oneOf(
    // A record over the names of players.
    (Object.keys(PLAYERS) as PlayerName[]).flatMap((who) =>
      say(PLAYERS[who]).map((text) => words(text).as(who))
    ),
  );
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
  words(...PLAYERS.CONTROLLER.whose).map((): OwnPile => "CONTROLLER"),
  words(...THEIR, ...CARD_OWNER, ...PLAYERS.THAT_PLAYER.whose)
    .map((): OwnPile => "CARD_OWNER"),
]);
