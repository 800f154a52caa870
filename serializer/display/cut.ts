import type { LexedCard } from "../../lexer/internal.ts";
import type { DirectiveToken } from "./directive_reader.ts";

/** A part of the author's text: words as they are, or a directive. */
export type TextPart =
  | { readonly kind: "words"; readonly text: string }
  | DirectiveToken & { readonly kind: "directive" };

/**
 * Cuts a text at its directives. Blanks at both ends and at the start of a line
 * are left out, and line breaks are line feeds.
 */
export function cutAtDirectives(
  { text, tokens }: LexedCard,
): readonly TextPart[] {
  const pieces: TextPart[] = [];
  let behind = 0;
  for (const token of tokens.value) {
    if (token.kind !== "directive") continue;
    const { start, end } = token;
    const body = text.slice(start + 1, end - 1);
    pieces.push(words(text, behind, start));
    pieces.push({ ...token, kind: "directive", body });
    behind = end;
  }
  pieces.push(words(text, behind, text.length));
  return pieces;
}

function words(text: string, start: number, end: number): TextPart {
  let part = text.slice(start, end)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]+/g, "\n");
  if (start === 0) part = part.replace(/^[ \t\n]+/, "");
  if (end === text.length) part = part.slice(0, blankEnd(part));
  return { kind: "words", text: part };
}

/** Where the blanks at the end of a text start. */
function blankEnd(text: string): number {
  let end = text.length;
  while (end > 0 && " \t\n".includes(text.charAt(end - 1))) end--;
  return end;
}
