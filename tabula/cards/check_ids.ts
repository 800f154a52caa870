import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem, RowOf } from "../problem.ts";
import type { ParsedCard } from "./parse_cards.ts";
import { normalUuid } from "./uuid.ts";

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

/**
 * Takes the abilities from cards that share an id: nobody knows whose they are.
 * `problems` are those that `checkIds` found, among others.
 */
export function withoutSharedIds(
  cards: readonly ParsedCard[],
  problems: readonly Problem[],
): readonly ParsedCard[] {
  const shared = new Set(
    problems.flatMap(({ diagnostic: found }) =>
      found.code === "duplicate-card-id" ? [keyOf(found.details.id)] : []
    ),
  );
  if (shared.size === 0) return cards;
  return cards.map((each) =>
    shared.has(keyOf(each.card.id)) ? { card: each.card } : each
  );
}

/** The same for all spellings of an id. */
function keyOf(id: string): string {
  return normalUuid(id) ?? id;
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
