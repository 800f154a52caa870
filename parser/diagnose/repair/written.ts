import { type FaultyText, wordAt } from "../../../combinators/mistakes/mod.ts";
import type { ResolvedToken } from "../../../lexer/internal.ts";

/** A token as written in the text, in lower case. */
export function writtenAs(token: ResolvedToken): string {
  if ("value" in token) return `{${token.directive}}`;
  const { kind, text, written = text } = token;
  return kind === "directive" ? `{${written}}` : written;
}

/** Whether a token is "a" or "an". */
export function isArticleAt(faulty: FaultyText, at: number): boolean {
  return /^an?$/.test(wordAt(faulty, at));
}
