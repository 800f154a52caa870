import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem } from "../problem.ts";
import type { ListRow } from "./picked_row.ts";

/** A row of a list, wherever it comes from. */
export type ListedRow = Pick<ListRow, "place" | "values">;

/** Warns of entries that add nothing to their list, and of repeated cards. */
export function checkLists(rows: readonly ListedRow[]): Problem[] {
  const first = new Map<string, ListedRow>();
  const copies = new Map<string, number>();
  return rows.flatMap((row) => {
    const { list_name, list_type, card_id } = row.values;
    // Types and ids have no spaces in them, so no two rows get the same key.
    const key = `${list_type} ${card_id} ${list_name}`;
    const total = (copies.get(key) ?? 0) + row.values.copies;
    copies.set(key, total);
    const earlier = first.get(key);
    if (earlier !== undefined) return [repeated(row, earlier, total)];
    first.set(key, row);
    return row.values.copies === 0 ? [withoutCopies(row)] : [];
  });
}

function withoutCopies({ place, values: { list_name: list } }: ListedRow) {
  return {
    place: { ...place, key: "copies" },
    diagnostic: tabulaDiagnostic("no-copies", START, { list }, {
      severity: "warning",
    }),
  };
}

function repeated(
  { place, values: { list_name: list } }: ListedRow,
  first: ListedRow,
  copies: number,
): Problem {
  const details = { list, copies };
  return {
    place: { ...place, key: "card-id" },
    diagnostic: tabulaDiagnostic("repeated-list-card", START, details, {
      severity: "warning",
    }),
    related: {
      place: { ...first.place, key: "card-id" },
      label: "the first entry of this card",
    },
  };
}

const START = { start: 0, end: 0 };
