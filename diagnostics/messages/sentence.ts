import type { Certainties } from "../certain.ts";
import type { Messages } from "../messages.ts";

/** What a sentence contains, and what it should contain. */
export interface Misfit {
  /** What is there, in quotation marks. */
  found: string;
  /** What could be there, the likeliest first. */
  expected: readonly string[];
  /** The kind of phrase that was being read, if it has a name: "a condition". */
  reading?: string;
}

/** The values that messages about the sentences of any game use. */
export interface SentenceDetails {
  /** A word that the language does not have: "eech". */
  "unknown-word": Misfit;
  /** A word of other card games: "graveyard". */
  "foreign-word": Misfit;
  /** A word, directive or punctuation mark that is not allowed where it is. */
  "misplaced-word": Misfit;
  /** A word that is missing before what was found. */
  "missing-word": Misfit;
  /** "a", "an" or "the" is missing before what was found. */
  "missing-article": Misfit;
  /** A period, comma, colon or line break is missing before what was found. */
  "missing-punctuation": Misfit;
  /** A repeated word: "then then". */
  "doubled-word": Misfit;
  /** Two words in the wrong order: "turn extra". */
  "wrong-order": Misfit;
  /** A text that stops before its sentence is complete. */
  "unexpected-end": Misfit;
}

/** The messages about the sentences of any game. */
export const sentenceMessages: Messages<SentenceDetails> = {
  "unknown-word": ({ found, expected }) =>
    `Unknown word ${found}${sayExpected(expected)}`,
  "foreign-word": ({ found, expected }) =>
    `This game does not say ${found}${sayExpected(expected)}`,
  "misplaced-word": ({ found, expected }) =>
    `Cannot read ${found} here${sayExpected(expected)}`,
  "missing-word": ({ found, expected }) =>
    `A word is missing ${before(found)}${sayExpected(expected)}`,
  "missing-article": ({ found, expected }) =>
    `An article is missing ${before(found)}${sayExpected(expected)}`,
  "missing-punctuation": ({ found, expected: [mark = ""] }) =>
    `${MARKS[mark] ?? "Punctuation"} is missing ${before(found)}`,
  "doubled-word": ({ found }) => `${found} is written twice`,
  "wrong-order": ({ found, expected }) =>
    `${found} is in the wrong order${sayExpected(expected)}`,
  "unexpected-end": ({ expected }) =>
    `The text ends too early${sayExpected(expected)}`,
};

/** Which suggestions about the sentences of any game are certain. */
export const sentenceCertainties: Certainties<SentenceDetails> = {
  "unknown-word": "slip",
  "foreign-word": "never",
  "misplaced-word": "never",
  "missing-word": "never",
  "missing-article": "never",
  "missing-punctuation": "period",
  "doubled-word": "never",
  "wrong-order": "never",
  "unexpected-end": "period",
};

const MARKS: Readonly<Record<string, string>> = {
  '"."': "A period",
  '","': "A comma",
  '":"': "A colon",
  '"+"': "A plus sign",
  '"—"': "A dash",
  '"\n"': "A line break",
};

/** ": expected one or two", if anything was. */
export function sayExpected(items: readonly string[]): string {
  return items.length === 0 ? "" : `: expected ${either(items)}`;
}

function before(found: string): string {
  return found === '""' ? "at the end" : `before ${found}`;
}

/** "one", "one or two", "one, two or three". */
export function either(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(", ")} or ${last}`;
}
