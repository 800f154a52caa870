import { idOf, UNKNOWN } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import { codeAt, isLetter } from "../text/characters.ts";
import type { Token } from "../text/token.ts";
import { grammar } from "./grammar.ts";

/** A word that can be read, but is wrong on this card or in this position. */
export interface WrongWord {
  readonly token: Token;
  /** What to write in its place. */
  readonly right?: string;
  /** Why it is wrong, if that is not obvious. */
  readonly note?: string;
}

/**
 * The first word that is wrong for the type of the card, such as "this item" on a
 * character; or an article that does not fit, or a repeated word. Text in quotes
 * belongs to another card.
 */
export function wrongWord(
  tokens: readonly Token[],
  cardType: string | undefined,
): WrongWord | undefined {
  const type = cardType !== undefined && TYPES.has(cardType)
    ? cardType
    : undefined;
  const canBeWrong = canBeWrongById();
  let isQuoted = false;
  let last: number | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const { id, text } = tokens[at]!;
    if (id === last && isDoubled(tokens, at)) {
      return { token: tokens[at]!, note: "the word is repeated" };
    }
    last = id;
    if (canBeWrong[id] === 0) continue;
    if (text === '"') isQuoted = !isQuoted;
    const wrong = wrongAt(tokens, at, isQuoted ? undefined : type);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function wrongAt(
  tokens: readonly Token[],
  at: number,
  cardType: string | undefined,
): WrongWord | undefined {
  const token = tokens[at]!;
  const { text } = token;
  switch (text) {
    case "this":
    case "This":
    case "here":
      return cardType === undefined
        ? undefined
        : otherCard(tokens, at, cardType);
    case "0":
      return isOrMore(tokens, at)
        ? { token, note: "that is always true" }
        : undefined;
    case "a":
    case "A":
    case "an":
    case "An":
      return isArticleOf(text, tokens[at + 1])
        ? undefined
        : { token, right: text.length === 1 ? `${text}n` : text[0]! };
  }
  return undefined;
}

/** "any number of of your items", "the Villain Villain classification" */
function isDoubled(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!;
  return text === tokens[at - 1]!.text && isLetter(codeAt(text, 0));
}

/** "0 or more cards", "0 {S} or more" */
function isOrMore(tokens: readonly Token[], at: number): boolean {
  const or = tokens[at + 1]?.text === "or" ? at + 1 : at + 2;
  return tokens[or]?.text === "or" && tokens[or + 1]?.text === "more";
}

/**
 * For each token id, 1 if its word can be wrong; a token without an id may be any
 * word.
 */
const canBeWrongById: () => Uint8Array = lazily(() => {
  const found = new Uint8Array(grammar().vocabulary.words.length);
  found[UNKNOWN] = 1;
  for (const word of ['"', "this", "here", "a", "an", "0"]) {
    found[idOf(grammar(), word)] = 1;
  }
  return found;
});

/** The words for the card itself, and the types of cards that may use each. */
const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ["character", ["character"]],
  ["item", ["item"]],
  ["location", ["location"]],
  ["action", ["action", "song"]],
  ["song", ["action", "song"]],
]);

/** "this item" on a character, or "here" on anything but a location. */
function otherCard(
  tokens: readonly Token[],
  at: number,
  cardType: string,
): WrongWord | undefined {
  const token = tokens[at]!;
  if (token.text === "here") {
    return cardType === "location"
      ? undefined
      : { token, note: "only locations have characters at them" };
  }
  const noun = tokens[at + 1];
  return noun !== undefined &&
      TYPES.get(noun.text)?.includes(cardType) === false
    ? { token: noun, right: cardType }
    : undefined;
}

/** Words that sound as if they started with another letter. */
const LIKE_CONSONANTS = /^(?:one|uni|use|eu)/iu;
const LIKE_VOWELS = /^(?:hour|honor|heir)/iu;

const VOWELS = "aeiouAEIOU";

/** Whether an article fits the next token; before anything but a word, both do. */
function isArticleOf(article: string, next: Token | undefined): boolean {
  const word = next?.text ?? "";
  if (!isLetter(codeAt(word, 0)) || !isLetter(codeAt(word, 1))) {
    return true;
  }
  const isVowel = VOWELS.includes(word[0]!)
    ? !LIKE_CONSONANTS.test(word)
    : LIKE_VOWELS.test(word);
  return (article.length === 2) === isVowel;
}
