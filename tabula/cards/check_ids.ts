import { tabulaDiagnostic } from "../../diagnostics/tabula.ts";
import type { Problem, RowOf } from "../problem.ts";

/** A card that must have an id of its own. */
export interface Identified {
  readonly place: RowOf;
  /** As written. */
  readonly id: string;
  /** The id in its normal form, if it is a UUID. */
  readonly uuid: string | undefined;
  readonly name?: string;
}

/** Reports cards that share an id, each with the place of the first one. */
export function checkIds(cards: readonly Identified[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, Identified>();
  for (const card of cards) {
    const key = card.uuid ?? card.id;
    const first = owners.get(key);
    if (first === undefined) owners.set(key, card);
    else problems.push(duplicateId(card, first));
  }
  return problems;
}

const START = { start: 0, end: 0 };

function duplicateId({ place, id }: Identified, first: Identified): Problem {
  const name = first.name ?? first.id;
  const details = { id, first: name };
  return {
    place: { ...place, key: "id" },
    diagnostic: tabulaDiagnostic("duplicate-card-id", START, details),
    related: {
      place: { ...first.place, key: "id" },
      label: `the id of "${name}"`,
    },
  };
}
