import { closest, oneEdit } from "../../diagnostics/internal.ts";
import { lazily } from "../../memo.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem } from "../problem.ts";
import type { SeeKey } from "../toml/read_rows.ts";
import { type NamePlace, tablePlaces } from "../toml/table_places.ts";
import {
  fileOf,
  isTableName,
  KEYS,
  tableIn,
  type TableName,
} from "./tables.ts";

/** The top-level keys of a file: arrays of tables, or anything else. */
export type TopLevel = ReadonlyMap<string, "rows" | "other">;

/** Collects the top-level keys of a file while its rows are read. */
export function topLevelKeys(): {
  readonly found: TopLevel;
  readonly seeKey: SeeKey;
} {
  const found = new Map<string, "rows" | "other">();
  const seeKey: SeeKey = (key, kind) => {
    if (kind === "other" || !found.has(key)) found.set(key, kind);
  };
  return { found, seeKey };
}

/** What is wrong with the tables of a file. */
export interface TableProblems {
  /** The file does not have the table that the game loads from it. */
  readonly failures: readonly Problem[];
  readonly others: readonly Problem[];
}

/** Reports tables that the game will not find where they are. */
export function checkTables(
  file: string,
  text: string,
  found: TopLevel,
): TableProblems {
  const own = tableIn(file);
  if (own === undefined) return { failures: [], others: [] };
  const placeOf = placesIn(text);
  if (found.get(own) === "other") {
    return { failures: [wrongTable(file, placeOf(own), own)], others: [] };
  }
  const hasOwn = found.has(own);
  const unknown = [...found.keys()]
    .filter((name) => name !== own && name !== METADATA)
    .map((name) =>
      unknownTable(file, placeOf(name), { found: name, table: own, hasOwn })
    );
  return hasOwn
    ? { failures: [], others: unknown }
    : { failures: unknown, others: [] };
}

/**
 * Says of a file that the game does not load it, if it has a table of the game,
 * or entries none of which is a card.
 */
export function unloadedFile(
  file: string,
  found: TopLevel,
  cards: number,
): Problem[] {
  const tables = [...found].filter(([, kind]) => kind === "rows")
    .map(([name]) => name);
  const table = tables.find(isTableName);
  const isExpected = table === undefined && (cards > 0 || tables.length === 0);
  if (tableIn(file) !== undefined || isExpected) return [];
  const details = { ...table && { table, file: fileOf(table) } };
  return [{
    place: { file },
    diagnostic: tabulaDiagnostic("unloaded-file", START, details, {
      severity: "lint",
    }),
  }];
}

const START = { start: 0, end: 0 };

/** A table for spreadsheets, which every file may have. */
const METADATA = "metadata";

/** The places of names in a text, found when one is first asked for. */
type PlaceOf = (name: string) => NamePlace;

function placesIn(text: string): PlaceOf {
  const places = lazily(() => tablePlaces(text));
  return (name) =>
    places().get(name) ?? { kind: "key", span: { start: 0, end: 0 } };
}

function wrongTable(
  file: string,
  { kind, span }: NamePlace,
  table: TableName,
): Problem {
  return {
    place: { file },
    diagnostic: tabulaDiagnostic("wrong-table", span, { table }, {
      ...kind === "header" && { suggestion: oneEdit(span, `[[${table}]]`) },
    }),
  };
}

/** A table of another name; an error if it seems to be the one that is read. */
function unknownTable(
  file: string,
  { kind, span }: NamePlace,
  { found, table, hasOwn }: UnknownTable,
): Problem {
  const isMeant = closest(found, [table]) !== undefined;
  // A key above the first header belongs to no row.
  const isLost = isMeant || !hasOwn || isTableName(found) ||
    KEYS[table].has(found);
  return {
    place: { file },
    diagnostic: tabulaDiagnostic("unknown-table", span, {
      found,
      table,
      ...kind === "key" && { isKey: true },
    }, {
      severity: isLost ? "error" : "warning",
      ...isMeant && kind === "header" &&
        { suggestion: oneEdit(span, `[[${table}]]`) },
    }),
  };
}

interface UnknownTable {
  readonly found: string;
  /** The table that the file is named after, and whether the file has it. */
  readonly table: TableName;
  readonly hasOwn: boolean;
}
