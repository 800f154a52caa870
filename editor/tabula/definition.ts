import type { Cursor, Destination } from "../answers.ts";
import { definitionAt as definitionInCard } from "../dreamtides/definition.ts";
import { cursorInCard } from "./card_at.ts";
import { type CardFile, scanCards } from "./card_file.ts";
import { cardsWithId, idAt } from "./ids.ts";

/** The card of an id, or the variable of a directive. */
export function definitionAt(
  document: CardFile,
  { offset }: Cursor,
): readonly Destination[] {
  const file = scanCards(document);
  const id = idAt(file, offset);
  if (id !== undefined) return cardsWithId(document, id);
  const at = cursorInCard(file, offset);
  return at === undefined
    ? []
    : definitionInCard(at.card, at.cursor).map(at.moved);
}
