import { type Diagnostic, diagnostic } from "../../diagnostics/mod.ts";
import {
  CARD_LIST_FIELDS,
  type CardListRow,
  cardListRow,
} from "../cards/card_list_row.ts";
import { type Constants, constants } from "./constants.ts";
import {
  type FieldProblem,
  textAt,
  typeProblems,
  unusable,
} from "../cards/fields.ts";
import { ID_TYPES, type IdType, TABLE_ID_TYPES } from "../cards/id_type.ts";
import { pascal, upperSnake } from "./name_case.ts";
import type { Problem } from "../problem.ts";
import type { CardRow, ListRow } from "../cards/read_cards.ts";
import type { TomlTable } from "../toml/read_rows.ts";

/** A named list of cards. */
export interface CardList {
  readonly type: IdType;
  /** Its constant, as in `STARTER_3`. */
  readonly constant: string;
  /** Its name in the union of lists, as in `Starter3`. */
  readonly variant: string;
  readonly cards: readonly ListedCard[];
}

/** A card of a list. */
export interface ListedCard {
  readonly id: string;
  /** The id as the row has it. */
  readonly written: string;
  readonly copies: number;
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

/** Groups the rows of the card lists; if `cards` are given, they name only those. */
export function cardLists(
  rows: readonly ListRow[],
  cards?: readonly CardRow[],
): CardLists {
  const known = cards && idsByType(cards);
  const groups: Groups = new Map();
  const taken = {
    names: constants(ID_TYPES.map(listNames)),
    variants: constants([]),
  };
  const problems: Problem[] = [];
  for (const { place, values } of rows) {
    const report = ({ key, diagnostic }: FieldProblem) => {
      const at = key === undefined ? place : { ...place, key };
      problems.push({ place: at, diagnostic });
    };
    const row = readRow(values, report);
    const list = row && openList(groups, row, taken, report);
    if (row === undefined || list === undefined) continue;
    if (known && !known[row.list_type].has(row.card_id)) {
      report({ key: "card-id", diagnostic: unknownCard(row) });
    }
    const written = textAt(values, "card-id") ?? "";
    const copies = Math.max(0, row.copies);
    list.cards.push({ id: row.card_id, written, copies });
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

type Report = (problem: FieldProblem) => void;

function typesOf(groups: Groups): CardListsOfType[] {
  return [...groups].map(([type, lists]) => ({
    type,
    lists: [...lists.values()].filter((list) => list !== null),
  })).filter(({ lists }) => lists.length > 0);
}

function openList(
  groups: Groups,
  { list_name: name, list_type: type }: CardListRow,
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
  report({ key: "list-name", diagnostic: problem });
  return undefined;
}

/** More copies than any deck holds are a slip, and would fill the memory. */
const MOST_COPIES = 10_000;

function readRow(values: TomlTable, report: Report): CardListRow | undefined {
  const wrong = typeProblems(values, CARD_LIST_FIELDS);
  wrong.forEach(report);
  if (wrong.length > 0) return undefined;
  const row = cardListRow(values);
  if ("diagnostic" in row) {
    report(row);
    return undefined;
  }
  if (row.copies <= MOST_COPIES) return row;
  report(unusable("copies", `expected at most ${MOST_COPIES}`));
  return undefined;
}

function unknownCard(
  { card_id: id, list_type: type }: CardListRow,
): Diagnostic {
  const start = { start: 0, end: 0 };
  const severity = "warning";
  return diagnostic("unknown-card", start, { id, type }, { severity });
}

function idsByType(cards: readonly CardRow[]): Record<IdType, Set<string>> {
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
