import { capitalize } from "../../../diagnostics/internal.ts";
import type { Position } from "./voice.ts";

/**
 * Printers leave blanks for words that depend on the text before them, such as
 * "he" or "this character". `fill.ts` fills them in from left to right.
 */
interface Blanks {
  /** This card: its name, or its pronoun after the name. */
  self: Case;
  /** Cards mentioned before: "they" or "it". */
  they: Case;
  /** "are", or "is" after "it". */
  be: "is" | "are";
  /** The same as a contraction: "it's". */
  joined: "is" | "are";
  /** "have", or "has" after "it". */
  have: "has" | "have";
  /** A verb in both forms, "gain/gains", depending on the word before it. */
  does: string;
  /** The player of the cards just mentioned: "its player", "that player". */
  owner: "player";
  /** Empty: cards were mentioned that later pronouns can refer to. */
  said: Said;
  /** Empty: mentions between start and end are forgotten afterwards. */
  aside: "start" | "end";
  /** Empty: the trigger ends; pronouns may refer to its card. */
  triggered: "by others" | "by itself";
  /** Empty: from here on, no pronoun refers to this card. */
  unnamed: "card";
  /** Empty: capitalizes the next letter. */
  capital: "letter";
}

/** "he", "him", "his" */
export type Case = "subject" | "object" | "possessive";

/** The last cards mentioned: this one, things that are "it", or others. */
export type Said = "self" | "thing" | "other";

/** A blank with its argument. */
export type Blank = { [K in keyof Blanks]: readonly [K, Blanks[K]] }[
  keyof Blanks
];

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Creates a blank. */
export function blank<K extends keyof Blanks>(
  kind: K,
  about: Blanks[K],
): string {
  return `${OPEN}${kind}:${about}${CLOSE}`;
}

/** The case of a pronoun, by its position in the sentence. */
export function caseOf(position: Position): Case {
  return position === "subject" || position === "possessive"
    ? position
    : "object";
}

/** Splits a text into words and blanks. */
export function pieces(text: string): readonly (string | Blank)[] {
  return text.split(/(\uE000[^\uE001]*\uE001)/u).map((piece) =>
    piece.startsWith(OPEN)
      ? piece.slice(1, -1).split(":") as unknown as Blank // Made by `blank`.
      : piece
  );
}

/** The text with its first letter capitalized, even if it is a blank. */
export function capital(text: string): string {
  return text.startsWith(OPEN)
    ? blank("capital", "letter") + text
    : capitalize(text);
}

/** A parenthetical: pronouns after it refer to what they did before it. */
export function aside(text: string): string {
  return `${blank("aside", "start")}${text}${blank("aside", "end")}`;
}
