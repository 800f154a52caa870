import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem, RowOf } from "../problem.ts";
import { TABLE_ID_TYPES } from "./id_type.ts";
import type { EffectRow, ListRow } from "./picked_row.ts";
import type { Directory } from "./read_cards.ts";
import { loadedTable } from "./tables.ts";
import { normalUuid } from "./uuid.ts";

/** Reports lists and effects of cards that are in none of the files. */
export function checkReferences(
  { cards, leftOut, lists, effects, unreadable }: Directory,
): Problem[] {
  // A card that is in no readable file may be in one of the others.
  if (unreadable.size > 0) return [];
  const known = leftOut.length === 0
    ? cards
    : [...cards, ...leftOut.map(identified)];
  return [...checkLists(lists, known), ...checkEffects(effects, known)];
}

/** A row with an id, whatever else is wrong with it. */
interface KnownCard {
  readonly place: RowOf;
  readonly uuid: string | undefined;
}

function identified({ place, id = "" }: Directory["leftOut"][number]) {
  return { place, uuid: normalUuid(id) };
}

/** A deck cannot be made of cards that do not exist. */
function checkLists(
  lists: readonly ListRow[],
  cards: readonly KnownCard[],
): Problem[] {
  const unknown = {
    BaseCardId: new Set<string>(),
    DreamwellCardId: new Set<string>(),
  };
  for (const { values } of lists) {
    unknown[values.list_type].add(values.card_id);
  }
  for (const { place, uuid } of cards) {
    const type = TABLE_ID_TYPES.get(loadedTable(place) ?? "");
    if (type !== undefined && uuid !== undefined) unknown[type].delete(uuid);
  }
  return lists
    .filter(({ values }) => unknown[values.list_type].has(values.card_id))
    .map(({ place, values: { list_type: type, card_id: id } }) => ({
      place: { ...place, key: "card-id" },
      diagnostic: tabulaDiagnostic("unknown-card", START, { id, type }),
    }));
}

/** Effects of a card that does not exist are never shown, which does no harm. */
function checkEffects(
  effects: readonly EffectRow[],
  cards: readonly KnownCard[],
): Problem[] {
  const unknown = new Set(effects.map(({ cardId }) => cardId));
  for (const { uuid } of cards) if (uuid !== undefined) unknown.delete(uuid);
  return effects.filter(({ cardId }) => unknown.has(cardId))
    .map(({ place, cardId: id }) => ({
      place: { ...place, key: "card-id" },
      diagnostic: tabulaDiagnostic("unknown-card", START, { id }, {
        severity: "warning",
      }),
    }));
}

const START = { start: 0, end: 0 };
