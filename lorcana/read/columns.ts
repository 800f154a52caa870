import { type Columns, END, idOf, UNKNOWN } from "../../combinators/mod.ts";
import { NAME } from "../grammar/names.ts";
import type { Token } from "../text/token.ts";
import { grammar } from "./grammar.ts";

/** The tokens as the grammar sees them. */
export function columnsOf(tokens: readonly Token[]): Columns {
  const ids: number[] = [];
  for (const token of tokens) ids.push(idOfToken(token));
  ids.push(END);
  return { ids, values: tokens };
}

/** Whether a token is a name: a capitalized word that the grammar does not know. */
export function isName(token: Token): boolean {
  return idOfToken(token) === idOf(grammar(), NAME);
}

/** What a token is in the grammar. Only keywords and names keep their capital. */
function idOfToken({ text, capital }: Token): number {
  const { ids } = grammar().vocabulary;
  const id = ids.get(text);
  if (id !== undefined || !capital) return id ?? UNKNOWN;
  return ids.get(text.toLowerCase()) ?? idOf(grammar(), NAME);
}
