import {
  checked,
  label,
  many,
  readValues,
  type Rule,
  token,
} from "../../combinators/mod.ts";
import { textOf } from "../text/text_of.ts";
import type { Token } from "../text/token.ts";

/** The token for a capitalized word that is not in the grammar. */
export const NAME = "<name>";

// Small words inside a name: "Duke of Weselton", "Pull the Lever!".
const LINKS: ReadonlySet<string> = new Set([
  "of",
  "the",
  "de",
  "von",
  "n",
  "'n",
  "'",
  "&",
  "a",
  "du",
  "la",
  "le",
  "by",
  "in",
  "on",
  "to",
  "'s",
]);

/**
 * Reads a name: capitalized words with small words between them. The first can
 * be a word of the grammar, as in "The Queen".
 */
export const properName: Rule<string> = label(
  "a name",
  readValues(readName, { words: [NAME] }),
);

/** Reads capitalized words that are not in the grammar. */
export const unknownNames: Rule<readonly string[]> = label(
  "a name",
  // Columns carry their tokens.
  many(token(NAME, (value) => (value as Token).text), 1),
);

/** Reads a card name that is no list of classifications: "Pull the Lever!". */
export const titleName: Rule<string> = label(
  "a name",
  checked(readValues(readName, { words: [NAME], only: true }), isTitle),
);

function readName(
  values: readonly unknown[],
  start: number,
): { readonly value: string; readonly end: number } | undefined {
  const tokens = values as readonly (Token | undefined)[]; // All are tokens.
  if (!tokens[start]?.capital) return undefined;
  let end = start + 1;
  while (true) {
    const token = tokens[end];
    if (token === undefined) break;
    if (token.capital || endsName(token)) end++;
    else if (LINKS.has(token.text) && linked(tokens, end)) end++;
    else if (token.text === "," && isJunior(tokens[end + 1])) end += 2;
    else break;
  }
  return { value: textOf(tokens, start, end), end };
}

/** "Fix-It Felix, Jr." is one name. */
function isJunior(token: Token | undefined): boolean {
  return token?.text === "Jr." || token?.text === "Sr.";
}

/** "!" and "?" are part of a name if no space precedes them. */
function endsName({ text, spaced }: Token): boolean {
  return (text === "!" || text === "?") && !spaced;
}

function isTitle(name: string): boolean {
  return name.endsWith("!") || name.endsWith("?") ||
    name.includes(" ") && name.split(" ").some((word) => LINKS.has(word));
}

function linked(tokens: readonly (Token | undefined)[], at: number): boolean {
  for (let next = at + 1; next <= at + 2; next++) {
    const token = tokens[next];
    if (token === undefined) return false;
    if (token.capital) return true;
    if (!LINKS.has(token.text)) return false;
  }
  return false;
}
