import { capitalize } from "../../diagnostics/internal.ts";
import { type Columns, END, idOf, UNKNOWN } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import { NAME } from "../grammar/names.ts";
import { type Lexicon, lexiconOf } from "../text/lexicon.ts";
import type { Token } from "../text/token.ts";
import { grammar } from "./grammar.ts";

/** The tokens as the grammar sees them. */
export function columnsOf(tokens: readonly Token[]): Columns {
  const known = spellings();
  const ids = tokens.map((token) => token.id || idOfToken(token, known));
  ids.push(END);
  return { ids, values: tokens };
}

/** Whether a token is a name: a capitalized word that the grammar does not know. */
export function isName(token: Token): boolean {
  return idOfToken(token, spellings()) === idOf(grammar(), NAME);
}

/** The id of a token. Only keywords and names keep their capital. */
function idOfToken(
  { text, capital }: Token,
  known: ReadonlyMap<string, number>,
): number {
  const id = known.get(text);
  if (id !== undefined || !capital) return id ?? UNKNOWN;
  return known.get(text.toLowerCase()) ?? idOf(grammar(), NAME);
}

/** The words of the grammar, also capitalized, so that most need one lookup. */
const spellings: () => ReadonlyMap<string, number> = lazily(() => {
  const { ids } = grammar().vocabulary;
  const all = new Map(ids);
  ids.forEach((id, word) => {
    const capital = capitalize(word);
    if (!ids.has(capital)) all.set(capital, id);
  });
  return all;
});

/** The same words for the tokenizer. */
export const lexicon: () => Lexicon = lazily(() =>
  lexiconOf(spellings(), idOf(grammar(), NAME))
);
