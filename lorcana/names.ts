import { advance, miss, Rule, type State } from "../combinators/mod.ts";
import type { Token } from "./token.ts";
import { NAME } from "./vocabulary.ts";

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
]);

const FIRST = { ids: new Set([NAME]), empty: false };

// A name may start with a word of the grammar ("The Queen"), so it is tried
// whatever the next token is; it never reads nothing.
const ANY_FIRST = { ids: new Set([NAME]), empty: true };

/** Reads a name: capitalised words, with small words between them. */
export const properName: Rule<string> = new Rule<string>(
  readName,
  () => ANY_FIRST,
  { label: "a name" },
);

/** Reads capitalised words that the grammar does not know otherwise. */
export const unknownNames: Rule<readonly string[]> = new Rule<
  readonly string[]
>(
  (state) => {
    const { ids, values } = state.data;
    const names: string[] = [];
    let end = state.index;
    // Columns carry their tokens.
    while (ids[end] === NAME) names.push((values[end++] as Token).text);
    return names.length === 0
      ? miss(state, FIRST)
      : advance(state, names, names.length);
  },
  () => FIRST,
  { label: "a name" },
);

function readName(state: State<unknown>): State<string> {
  const tokens = state.data.values as readonly (Token | undefined)[]; // Ours.
  const first = tokens[state.index];
  if (first === undefined || !first.capital) return miss(state, FIRST);
  let end = state.index + 1;
  while (true) {
    const token = tokens[end];
    if (token === undefined) break;
    if (token.capital || endsName(token)) end++;
    else if (LINKS.has(token.text) && linked(tokens, end)) end++;
    else break;
  }
  return advance(state, spell(state, end), end - state.index);
}

/** "!" and "?" belong to the name they stand behind without a blank. */
function endsName({ text, spaced }: Token): boolean {
  return (text === "!" || text === "?") && !spaced;
}

/** Reads the name of a card that is no list of classifications: "Pull the Lever!". */
export const titleName: Rule<string> = new Rule<string>(
  (state) => {
    const next = readName(state);
    return next.isError || isTitle(next.result) ? next : miss(state, FIRST);
  },
  () => FIRST,
  { label: "a name" },
);

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

/** The tokens up to `end` as text, blanks where the author has them. */
function spell(state: State<unknown>, end: number): string {
  const tokens = state.data.values as readonly Token[]; // Ours.
  let text = "";
  for (let at = state.index; at < end; at++) {
    const { text: part, spaced } = tokens[at]!;
    text += (at > state.index && spaced ? " " : "") + part;
  }
  return text;
}
