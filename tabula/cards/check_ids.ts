import { diagnostic } from "../../diagnostics/mod.ts";
import type { Problem } from "../problem.ts";
import type { CardRow } from "./read_cards.ts";

/** Reports ids that are no UUID, and cards that share one. */
export function checkIds(cards: readonly CardRow[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, CardRow>();
  for (const card of cards) {
    if (card.uuid === undefined) problems.push(invalidId(card));
    const key = card.uuid ?? card.id;
    const first = owners.get(key);
    if (first === undefined) owners.set(key, card);
    else problems.push(duplicateId(card, first));
  }
  return problems;
}

function invalidId({ place, id }: CardRow): Problem {
  return {
    place: { ...place, key: "id" },
    diagnostic: diagnostic("invalid-uuid", START, { found: id }),
  };
}

const START = { start: 0, end: 0 };

function duplicateId({ place, id }: CardRow, first: CardRow): Problem {
  const details = { id, first: first.name ?? first.id };
  return {
    place: { ...place, key: "id" },
    diagnostic: diagnostic("duplicate-card-id", START, details, {
      severity: "warning",
      notes: [`the other one is in ${first.place.file}`],
    }),
  };
}
