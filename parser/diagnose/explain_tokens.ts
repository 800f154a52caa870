import type { Diagnostic } from "../../diagnostics/internal.ts";
import { lexCard, resolve, type ResolvedToken } from "../../lexer/internal.ts";
import { mistakes } from "./recover.ts";
import { faultyCard, faultyParagraph } from "./repair/faulty_paragraph.ts";
import { writtenAs } from "./repair/written.ts";

/** Every mistake of a paragraph of which only the tokens are known. */
export function explainTokens(
  tokens: readonly ResolvedToken[],
): readonly Diagnostic[] {
  const resolved = resolve(tokens, new Map());
  if (!resolved.ok) return resolved.errors;
  const card = faultyCard(lexCard(restored(tokens), ""), tokens);
  return mistakes(faultyParagraph(card, tokens));
}

/** The text of the tokens, as far as they tell. */
function restored(tokens: readonly ResolvedToken[]): string {
  return tokens.reduce(
    // A word in lower case may be longer than it was: "İ" is.
    (text, token) =>
      text.slice(0, token.start).padEnd(token.start) + writtenAs(token),
    "",
  );
}
