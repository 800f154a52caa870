import { type Blank, type Case, pieces, type Said } from "./blanks.ts";

/** What is known where a text starts. */
export interface TextStart {
  /** The word for this card, once it was named: "he", "she", "it". */
  readonly pronoun: string | undefined;
  /** Whether this card was named before. */
  readonly named: boolean;
}

/** What is known at one place of a text. */
interface State extends TextStart {
  /** The last cards that were spoken of. */
  readonly last: Said | undefined;
  /** Whether a pronoun would mean the card of the trigger. */
  readonly others: boolean;
  readonly capital: boolean;
  /** What was known before the asides that this place is in. */
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
      filled = joined(filled, state.capital ? upper(words) : words);
      state = { ...state, capital: false };
    }
    if (typeof piece !== "string") state = after(piece, state);
  }
  return filled;
}

/** The text with its blanks filled in where nothing was said before. */
export function alone(text: string): string {
  return fill(text, { pronoun: undefined, named: false });
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "it" and "'s" are one word. */
function joined(before: string, words: string): string {
  return words.startsWith("'") ? before.trimEnd() + words : before + words;
}

/** The words for a blank, after what was written so far. */
function wordsFor([kind, about]: Blank, state: State, before: string): string {
  const isIt = /\bit $/iu.test(before);
  switch (kind) {
    case "self":
      // "Ready this character. He …": the name stands with this verb.
      if (/\bready $/iu.test(before)) return "this character";
      // Whoever was spoken of last, nobody else was played.
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

/** "this character", or the pronoun for it where no other card is meant. */
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

/** What is known after a blank. */
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
