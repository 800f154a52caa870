import { diagnostic } from "../../diagnostics/mod.ts";
import type { Problem } from "../problem.ts";
import type { Directory } from "./read_cards.ts";

/** Warns of effects of cards that are in none of the files. */
export function checkEffects(
  { cards, effects, unreadable }: Directory,
): Problem[] {
  // A card that is in no readable file may be in one of the others.
  if (unreadable.size > 0) return [];
  const unknown = new Set(effects.map(({ cardId }) => cardId));
  for (const { uuid } of cards) if (uuid !== undefined) unknown.delete(uuid);
  return effects.filter(({ cardId }) => unknown.has(cardId))
    .map(({ place, cardId: id }) => ({
      place: { ...place, key: "card-id" },
      diagnostic: diagnostic("unknown-card", START, { id }, {
        severity: "warning",
      }),
    }));
}

const START = { start: 0, end: 0 };
