import type { OwnPile, Player, PlayerName } from "../../ast/mod.ts";
import { same } from "../../ast/same.ts";
import { withS } from "../../lexicon/inflect.ts";
import { PLAYERS } from "../../lexicon/players.ts";
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

function named(who: PlayerName): Words {
  const { subjects: [subject = ""], number, whose } = PLAYERS[who];
  return words(subject, number === "one" ? third : base, whose[0]);
}

/** The words for a player; that of a card depends on the cards before. */
export function playerWords(player: Player | OwnPile): Words {
  if (player === "CARD_OWNER") return OWNER;
  if (typeof player === "string") return named(player);
  if ("that" in player) {
    return player.that === "TURN" ? WHOSE_TURN : named("THAT_PLAYER");
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
