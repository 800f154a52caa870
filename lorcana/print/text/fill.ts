import { capitalize } from "../../../diagnostics/internal.ts";
import { type Blank, type Case, pieces, type Said } from "./blanks.ts";

/** The context at the start of a text. */
export interface TextStart {
  /** The pronoun for this card after its name: "he", "she", "it". */
  readonly pronoun: string | undefined;
  /** Whether this card has been named. */
  readonly named: boolean;
}

/** The context at a position in a text. */
interface State extends TextStart {
  /** The last cards mentioned. */
  readonly last: Said | undefined;
  /** Whether a pronoun would refer to the card of the trigger. */
  readonly others: boolean;
  readonly capital: boolean;
  /** The contexts outside the asides around this position. */
  readonly outside: readonly State[];
}

/** The text with its blanks filled in, from left to right. */
export function fill(text: string, start: TextStart): string {
  let filled = "";
  let state: State = {
    ...start,
    last: undefined,
    others: false,
    capital: false,
    outside: [],
  };
  for (const piece of pieces(text)) {
    if (piece === "") continue;
    const words = typeof piece === "string"
      ? piece
      : wordsFor(piece, state, filled);
    if (words !== "") {
      filled = joined(filled, state.capital ? capitalize(words) : words);
      state = { ...state, capital: false };
    }
    if (typeof piece !== "string") state = after(piece, state);
  }
  return filled;
}

/** The text with its blanks filled in, without context. */
export function alone(text: string): string {
  return fill(text, { pronoun: undefined, named: false });
}

/** "it" and "'s" form one word. */
function joined(before: string, words: string): string {
  return words.startsWith("'") ? before.trimEnd() + words : before + words;
}

/** The words for a blank, after the text so far. */
function wordsFor([kind, about]: Blank, state: State, before: string): string {
  const isIt = /\bit $/iu.test(before);
  switch (kind) {
    case "self":
      // "Ready this character. He …": "ready" takes the name.
      if (/\bready $/iu.test(before)) return "this character";
      // Shift must have been used for this card, whatever was mentioned last.
      return /\bused Shift to play $/iu.test(before) && state.named
        ? self(about, { ...state, last: "self" })
        : self(about, state);
    case "they":
      return form(state.last === "thing" ? "it" : "they", about);
    case "be":
      return isIt ? "is" : about;
    case "joined":
      return isIt || /\b(?:he|she) $/iu.test(before)
        ? "'s"
        : /\bthey $/iu.test(before)
        ? "'re"
        : about;
    case "have":
      return isIt ? "has" : about;
    case "does": {
      const [base = "", third = ""] = about.split("/");
      return isIt || /\b(?:he|she) $/iu.test(before) ? third : base;
    }
    case "owner":
      return state.last === "thing" ? "its player" : "that player";
    default:
      return "";
  }
}

/** "this character", or its pronoun if that is unambiguous. */
function self(about: Case, { pronoun, named, last, others }: State): string {
  const free = last === undefined ? !others : last === "self";
  if (pronoun !== undefined && named && free) return form(pronoun, about);
  return about === "possessive" ? "this character's" : "this character";
}

const FORMS: {
  readonly [word: string]: Readonly<Record<Case, string>> | undefined;
} = {
  he: { subject: "he", object: "him", possessive: "his" },
  she: { subject: "she", object: "her", possessive: "her" },
  it: { subject: "it", object: "it", possessive: "its" },
};

const THEY = { subject: "they", object: "them", possessive: "their" } as const;

/** A pronoun in one of its cases. */
export function form(pronoun: string, about: Case): string {
  return (FORMS[pronoun] ?? THEY)[about];
}

/** The context after a blank. */
function after([kind, about]: Blank, state: State): State {
  switch (kind) {
    case "self":
      return { ...state, named: true, last: "self" };
    case "said":
      return { ...state, last: about, named: state.named || about === "self" };
    case "triggered":
      return { ...state, last: undefined, others: about === "by others" };
    case "unnamed":
      return { ...state, pronoun: undefined };
    case "capital":
      return { ...state, capital: true };
    case "aside":
      return about === "start"
        ? { ...state, outside: [...state.outside, state] }
        : state.outside.at(-1) ?? state;
    default:
      return state;
  }
}
