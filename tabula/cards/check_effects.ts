import { diagnostic } from "../../diagnostics/mod.ts";
import type { Problem } from "../problem.ts";
import type { Directory, EffectRow } from "./read_cards.ts";
import { normalUuid } from "./uuid.ts";

/** Reports effects of cards that are in none of the files. */
export function checkEffects(
  { cards, effects, unreadable }: Directory,
): Problem[] {
  // Without all of the files, a card may just be in one of the others.
  if (unreadable.size > 0) return [];
  const unknown = new Set(effects.map(({ cardId }) => normalUuid(cardId)));
  for (const { uuid } of cards) {
    if (uuid !== undefined) unknown.delete(uuid);
  }
  if (unknown.size === 0) return [];
  return effects.flatMap(({ place, cardId }) => {
    const id = normalUuid(cardId);
    if (id === undefined) return [problem(place, "invalid-uuid", cardId)];
    return unknown.has(id) ? [problem(place, "unknown-card", cardId)] : [];
  });
}

const START = { start: 0, end: 0 };

function problem(
  place: EffectRow["place"],
  code: "invalid-uuid" | "unknown-card",
  id: string,
): Problem {
  const found = code === "invalid-uuid"
    ? diagnostic(code, START, { found: id })
    : diagnostic(code, START, { id }, { severity: "warning" });
  return { place: { ...place, key: "card-id" }, diagnostic: found };
}
