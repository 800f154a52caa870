import type { SemanticToken } from "../answers.ts";
import { semanticTokensOf as cardTokensOf } from "../dreamtides/semantic_tokens.ts";
import { placedCard } from "./card_at.ts";
import { type CardFile, scanCards } from "./card_file.ts";

/** The words of rules texts and variables; TOML itself is left to the editor. */
export function semanticTokensOf(
  document: CardFile,
): readonly SemanticToken[] {
  const file = scanCards(document);
  return file.sections.flatMap((section) => {
    const placed = placedCard(file, section);
    if (placed === undefined) return [];
    return cardTokensOf(placed.card).map(placed.moved)
      .toSorted((a, b) => a.span.start - b.span.start);
  });
}
