import type { Edit } from "../answers.ts";
import { formatted as formattedCard } from "../dreamtides/format.ts";
import { placedCard } from "./card_at.ts";
import { type CardFile, scanCards } from "./card_file.ts";

/** The canonical wording of each card, if its own variables are enough for it. */
export function formatted(document: CardFile): readonly Edit[] {
  const file = scanCards(document);
  return file.sections.flatMap((section) => {
    const placed = placedCard(file, section);
    return placed === undefined
      ? []
      : formattedCard(placed.card).flatMap(placed.movedEdit);
  });
}
