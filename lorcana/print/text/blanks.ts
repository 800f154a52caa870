import type { Position } from "./voice.ts";

/**
 * Printers leave blanks for words that depend on what was said before, such as
 * "he" or "this character". `fill.ts` fills them in, from left to right.
 */
interface Blanks {
  /** This card: its name, or the pronoun for it once it was named. */
  self: Case;
  /** Cards spoken of before: "they" or "it". */
  they: Case;
  /** "are", or "is" after "it". */
  be: "is" | "are";
  /** The same, joined to "it": "it's". */
  joined: "is" | "are";
  /** "have", or "has" after "it". */
  have: "has" | "have";
  /** A verb in both of its forms: "gain/gains", by what stands before it. */
  does: string;
  /** The player of the cards just spoken of: "its player", "that player". */
  owner: "player";
  /** Nothing: cards were spoken of that later pronouns can mean. */
  said: Said;
  /** Nothing: what is said between the two is forgotten after them. */
  aside: "start" | "end";
  /** Nothing: the trigger is after; pronouns may mean its card. */
  triggered: "by others" | "by itself";
  /** Nothing: no pronoun stands for this card from here on. */
  unnamed: "card";
  /** Nothing: the next letter is a capital. */
  capital: "letter";
}

/** "he", "him", "his" */
export type Case = "subject" | "object" | "possessive";

/** What the last cards were: this one, things that are "it", or others. */
export type Said = "self" | "thing" | "other";

/** A blank with what it needs to know. */
export type Blank = { [K in keyof Blanks]: readonly [K, Blanks[K]] }[
  keyof Blanks
];

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A blank to be filled in. */
export function blank<K extends keyof Blanks>(
  kind: K,
  about: Blanks[K],
): string {
  return `${OPEN}${kind}:${about}${CLOSE}`;
}

/** The case of a pronoun by its place in the sentence. */
export function caseOf(position: Position): Case {
  return position === "subject" || position === "possessive"
    ? position
    : "object";
}

/** The words of a text and its blanks, in turn. */
export function pieces(text: string): readonly (string | Blank)[] {
  return text.split(/(\uE000[^\uE001]*\uE001)/u).map((piece) =>
    piece.startsWith(OPEN)
      ? piece.slice(1, -1).split(":") as unknown as Blank // Made by `blank`.
      : piece
  );
}

/** The text with its first letter in upper case, once it is known. */
export function capital(text: string): string {
  return text.startsWith(OPEN)
    ? blank("capital", "letter") + text
    : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What is said in passing: pronouns after it mean what they meant before it. */
export function aside(text: string): string {
  return `${blank("aside", "start")}${text}${blank("aside", "end")}`;
}
