import {
  type Input,
  miss,
  MISSED,
  type Rule,
  scanRule,
} from "../combinators/mod.ts";
import { textOf } from "./text_of.ts";
import type { Token } from "./token.ts";
import { NAME } from "./vocabulary.ts";
import { checked } from "./words.ts";

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

const FIRST = { ids: new Set([NAME]), empty: false };

// A name may start with a word of the grammar ("The Queen"), so it is tried
// whatever the next token is; it never reads nothing.
const ANY_FIRST = { ids: new Set([NAME]), empty: true };

/** Reads a name: capitalised words, with small words between them. */
export const properName: Rule<string> = scanRule<string>(
  readName,
  () => ANY_FIRST,
  { label: "a name" },
);

/** Reads capitalised words that the grammar does not know otherwise. */
export const unknownNames: Rule<readonly string[]> = scanRule<
  readonly string[]
>(
  (data, index) => {
    const { ids, values } = data;
    const names: string[] = [];
    let end = index;
    // Columns carry their tokens.
    while (ids[end] === NAME) names.push((values[end++] as Token).text);
    data.value = names;
    return names.length === 0 ? missed(data, index) : end;
  },
  () => FIRST,
  { label: "a name" },
);

/** Reads the name of a card that is no list of classifications: "Pull the Lever!". */
export const titleName: Rule<string> = checked(
  scanRule<string>(readName, () => FIRST, { label: "a name" }),
  isTitle,
);

function missed(data: Input, index: number): number {
  miss({ data, index }, FIRST);
  return MISSED;
}

function readName(data: Input, start: number): number {
  const tokens = data.values as readonly (Token | undefined)[]; // Ours.
  if (!tokens[start]?.capital) return missed(data, start);
  let end = start + 1;
  while (true) {
    const token = tokens[end];
    if (token === undefined) break;
    if (token.capital || endsName(token)) end++;
    else if (LINKS.has(token.text) && linked(tokens, end)) end++;
    else break;
  }
  data.value = textOf(tokens, start, end);
  return end;
}

/** "!" and "?" belong to the name they stand behind without a blank. */
function endsName({ text, spaced }: Token): boolean {
  return (text === "!" || text === "?") && !spaced;
}

function isTitle(name: string): boolean {
  return name.endsWith("!") || name.endsWith("?") ||
    name.split(" ").some((word) => LINKS.has(word));
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
