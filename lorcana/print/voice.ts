import type { Amount, CardType, Player, Target } from "../ast/mod.ts";

/** What the printer remembers while it writes an ability from left to right. */
export interface Voice {
  readonly words: Words;
  /** The word for this card, once it was named: "he", "she", "it". */
  readonly pronoun: string | undefined;
  /** What this card is called: "character", "item", "location". */
  readonly self: CardType;
  /** Whether this card was named before. */
  named: boolean;
  /** The last cards that were spoken of. */
  last: Target | undefined;
  /** Whether a pronoun would mean the card of the trigger. */
  others: boolean;
}

/** What is written inside filters; handed in, since filters stand inside them. */
export interface Words {
  readonly target: (target: Target, voice: Voice, position: Position) => string;
  readonly amount: (amount: Amount, voice: Voice) => string;
}

/** How a target stands in its sentence: that decides between "each" and "all". */
export type Position = "subject" | "object" | "each" | "all" | "possessive";

/** Chooses the form of a verb for its subject. */
export type Verb = (base: string, third?: string) => string;

/** "draw" */
export const base: Verb = (base) => base;

/** "draws" */
export const third: Verb = (base, third = `${base}s`) => third;

/** What players are called as a subject, and the form of their verbs. */
export const PLAYERS: { readonly [P in Player]: readonly [string, Verb] } = {
  CONTROLLER: ["you", base],
  OPPONENT: ["an opponent", third],
  EACH_OPPONENT: ["each opponent", third],
  EACH_PLAYER: ["each player", third],
  CHOSEN_PLAYER: ["chosen player", third],
  CHOSEN_OPPONENT: ["chosen opponent", third],
  OPPONENTS: ["opponents", base],
  ANY_OPPONENTS: ["one or more opponents", base],
  CHOSEN_PLAYERS: ["any number of chosen players", base],
  ANY_PLAYER: ["a player", third],
  CARD_OWNER: ["that player", third],
  THAT_PLAYER: ["they", base],
  CHALLENGING_PLAYER: ["the challenging player", third],
  CHALLENGED_PLAYER: ["the challenged character's player", third],
  PLAYERS_WITH_MOST_CARDS_IN_HAND: [
    "the player or players with the most cards in their hand",
    third,
  ],
};

/** Whose pile it is, for the player who acts. */
export function whose(owner: Player, actor: Player): string {
  if (owner === "CONTROLLER") return "your";
  if (owner === actor) return "their";
  switch (owner) {
    case "CHOSEN_PLAYER":
      return "chosen player's";
    case "CHOSEN_OPPONENT":
      return "chosen opponent's";
    case "EACH_OPPONENT":
      return "each opponent's";
    case "EACH_PLAYER":
      return "each player's";
    case "OPPONENT":
      return "an opponent's";
    case "ANY_PLAYER":
      return "any player's";
    default:
      return "their";
  }
}

/** "a" or "an" before a word. */
export function article(word: string): string {
  return /^[aeiou]/iu.test(word) ? `an ${word}` : `a ${word}`;
}

/** "a, b, and c" */
export function listed(items: readonly string[], conjunction: string): string {
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${items.at(-1)}`;
}

/** Words with single blanks between them; what is empty leaves none. */
export function phrase(...words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== "").join(" ");
}

/** The text with its first letter in upper case. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
