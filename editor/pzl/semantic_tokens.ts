import type { Span } from "../../diagnostics/internal.ts";
import type { SemanticToken, TokenRole } from "../answers.ts";
import { cardsOn } from "./cards.ts";
import { linesOf, type PuzzleLine, type PuzzleText } from "./scan.ts";

/** Sections, keys, comments, cards, modifiers and values. */
export function semanticTokensOf(
  document: PuzzleText,
): readonly SemanticToken[] {
  return linesOf(document).flatMap((line) => tokensOn(document, line))
    .filter(({ span }) => span.start < span.end);
}

function tokensOn(
  document: PuzzleText,
  line: PuzzleLine,
): readonly SemanticToken[] {
  if (line.kind === "comment") return [token(line.span, "comment")];
  if (line.kind === "header") return [token(line.span, "section")];
  if (line.key === undefined || line.value === undefined) return [];
  const cards = cardsOn(document, line);
  return [
    token(line.key, "key"),
    ...cards.length === 0 ? [token(line.value, "value")] : [],
    ...cards.flatMap(({ name, modifiers }) => [
      token(name, "card"),
      ...modifiers.flatMap(({ word, value }) => [
        token(word, "modifier"),
        ...value === undefined ? [] : [token(value, "value")],
      ]),
    ]),
  ];
}

function token(span: Span, role: TokenRole): SemanticToken {
  return { span, role };
}
