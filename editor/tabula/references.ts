import type { Cursor, Destination } from "../answers.ts";
import { referencesAt as referencesInCard } from "../dreamtides/references.ts";
import { cursorInCard } from "./card_at.ts";
import { type CardFile, scanCards } from "./card_file.ts";
import { idAt, mentionsOf } from "./ids.ts";

/** Every place that mentions an id, or every directive that reads a variable. */
export function referencesAt(
  document: CardFile,
  { offset }: Cursor,
): readonly Destination[] {
  const file = scanCards(document);
  const id = idAt(file, offset);
  if (id !== undefined) return mentionsOf(document, id);
  const at = cursorInCard(file, offset);
  return at === undefined
    ? []
    : referencesInCard(at.card, at.cursor).map(at.moved);
}
