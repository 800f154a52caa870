import type { ResolvedToken } from "../../../lexer/mod.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** How a token stands in the text, in lower case. */
export function writtenAs(token: ResolvedToken): string {
  if ("value" in token) return `{${token.directive}}`;
  const { kind, text, written = text } = token;
  return kind === "directive" ? `{${written}}` : written;
}

/** How the token at a place stands in the text; nothing if there is none. */
export function wordAt(
  { tokens }: Pick<FaultyParagraph, "tokens">,
  at: number,
): string {
  const token = tokens[at];
  return token === undefined ? "" : writtenAs(token);
}

/** Whether "a" or "an" stands at a place. */
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
