import { type Diagnostic, diagnostic } from "../diagnostics/mod.ts";
import { type Constants, constants } from "./constants.ts";
import { ID_TYPES, type IdType, isIdType, TABLE_ID_TYPES } from "./id_type.ts";
import { pascal, upperSnake } from "./name_case.ts";
import type { Problem } from "./problem.ts";
import type { CardRow, ListRow } from "./read_cards.ts";
import type { TomlTable } from "./toml.ts";
import { normalUuid } from "./uuid.ts";

/** A named list of cards. */
export interface CardList {
  readonly type: IdType;
  /** Its constant, as in `STARTER_3`. */
  readonly constant: string;
  /** Its name in the union of lists, as in `Starter3`. */
  readonly variant: string;
  readonly cards: readonly ListedCard[];
}

/** A card of a list, once per copy. */
export interface ListedCard {
  readonly id: string;
  /** The id as the row has it. */
  readonly written: string;
}

/** All card lists by type, and the rows that cannot be used. */
export interface CardLists {
  /** In order of first appearance, as are the lists of each. */
  readonly types: readonly CardListsOfType[];
  readonly problems: readonly Problem[];
}

/** The lists of one type. */
export interface CardListsOfType {
  readonly type: IdType;
  readonly lists: readonly CardList[];
}

/** The name of the array that holds the names of all lists of a type. */
export function listNames(type: IdType): string {
  return `${upperSnake(type)}_LISTS`;
}

/** Groups the rows of the card lists; `cards` are those they may name. */
export function cardLists(
  rows: readonly ListRow[],
  cards: readonly CardRow[],
): CardLists {
  const known = idsByType(cards);
  const groups = new Map<IdType, Map<string, OpenList>>();
  const taken = {
    names: constants(ID_TYPES.map(listNames)),
    variants: constants([]),
  };
  const problems: Problem[] = [];
  for (const { place, values } of rows) {
    const report = (key: string, found: Diagnostic) =>
      void problems.push({ place: { ...place, key }, diagnostic: found });
    const row = readRow(values, report);
    const list = row && openList(groups, row, taken, report);
    if (row === undefined || list === undefined) continue;
    if (!known[row.type].has(row.card.id)) {
      report("card-id", unknownCard(row));
    }
    for (let copy = 0; copy < row.copies; copy++) list.cards.push(row.card);
  }
  return { types: typesOf(groups), problems };
}

interface OpenList extends CardList {
  readonly cards: ListedCard[];
}

/** `null` stands for a list whose name cannot be used. */
type Groups = Map<IdType, Map<string, OpenList | null>>;

interface Taken {
  readonly names: Constants;
  readonly variants: Constants;
}

type Report = (key: string, found: Diagnostic) => void;

function typesOf(groups: Groups): CardListsOfType[] {
  return [...groups].map(([type, lists]) => ({
    type,
    lists: [...lists.values()].filter((list) => list !== null),
  })).filter(({ lists }) => lists.length > 0);
}

function openList(
  groups: Groups,
  { name, type }: Row,
  taken: Taken,
  report: Report,
): OpenList | undefined {
  const lists = groups.get(type) ?? new Map<string, OpenList | null>();
  groups.set(type, lists);
  const open = lists.get(name);
  if (open !== undefined) return open ?? undefined;
  const constant = upperSnake(name);
  const variant = pascal(constant);
  const problem = taken.names.claim(constant, name) ??
    taken.variants.claim(variant, name);
  const list = { type, constant, variant, cards: [] };
  lists.set(name, problem === undefined ? list : null);
  if (problem === undefined) return list;
  report("list-name", problem);
  return undefined;
}

interface Row {
  readonly name: string;
  readonly type: IdType;
  readonly card: ListedCard;
  readonly copies: number;
}

/** More copies than any deck holds are a slip, and would fill the memory. */
const MOST_COPIES = 10_000;

function readRow(values: TomlTable, report: Report): Row | undefined {
  const name = textAt(values, "list-name", report);
  const written = textAt(values, "card-id", report);
  const type = typeAt(values, report);
  const copies = copiesAt(values, report);
  const id = written === undefined ? undefined : normalUuid(written);
  if (written !== undefined && id === undefined) {
    const details = { found: written };
    report("card-id", diagnostic("invalid-uuid", START, details));
  }
  return name === undefined || type === undefined || copies === undefined ||
      written === undefined || id === undefined
    ? undefined
    : { name, type, copies, card: { id, written } };
}

function typeAt(values: TomlTable, report: Report): IdType | undefined {
  const found = textAt(values, "list-type", report);
  if (found === undefined || isIdType(found)) return found;
  const details = { found, known: ID_TYPES };
  report("list-type", diagnostic("unknown-list-type", START, details));
  return undefined;
}

function textAt(
  values: TomlTable,
  field: string,
  report: Report,
): string | undefined {
  const value = values[field];
  if (typeof value === "string") return value;
  report(field, unusable(value, field, "a string"));
  return undefined;
}

function copiesAt(values: TomlTable, report: Report): number | undefined {
  const { copies } = values;
  if (typeof copies === "bigint" && copies <= MOST_COPIES) {
    return Number(copies);
  }
  const expected = `a whole number of at most ${MOST_COPIES}`;
  report("copies", unusable(copies, "copies", expected));
  return undefined;
}

function unusable(
  value: unknown,
  field: string,
  expected: string,
): Diagnostic {
  return value === undefined
    ? diagnostic("missing-key", START, { field })
    : diagnostic("wrong-type", START, { field, expected });
}

const START = { start: 0, end: 0 };

function unknownCard({ card, type }: Row): Diagnostic {
  const details = { id: card.written, type };
  return diagnostic("unknown-card", START, details, { severity: "warning" });
}

function idsByType(
  cards: readonly CardRow[],
): Record<IdType, Set<string>> {
  const ids = {
    BaseCardId: new Set<string>(),
    DreamwellCardId: new Set<string>(),
  };
  for (const { place, uuid } of cards) {
    const type = TABLE_ID_TYPES.get(place.row.table);
    if (type !== undefined && uuid !== undefined) ids[type].add(uuid);
  }
  return ids;
}
