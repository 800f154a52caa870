import type { ResolvedToken } from "../../../lexer/internal.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** A token as written in the text, in lower case. */
export function writtenAs(token: ResolvedToken): string {
  if ("value" in token) return `{${token.directive}}`;
  const { kind, text, written = text } = token;
  return kind === "directive" ? `{${written}}` : written;
}

/** The token at a position as written; "" if there is none. */
export function wordAt(
  { tokens }: Pick<FaultyParagraph, "tokens">,
  at: number,
): string {
  const token = tokens[at];
  return token === undefined ? "" : writtenAs(token);
}

/** Whether a token is "a" or "an". */
export function isArticleAt(
  faulty: Pick<FaultyParagraph, "tokens">,
  at: number,
): boolean {
  return /^an?$/.test(wordAt(faulty, at));
}

/** A word without its braces, of which one may be missing. */
export function withoutBraces(spelling: string): string {
  const start = spelling.startsWith("{") ? 1 : 0;
  return spelling.slice(start, spelling.endsWith("}") ? -1 : undefined);
}
