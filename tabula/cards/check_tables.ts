import { closest, oneEdit, type Span } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem } from "../problem.ts";
import { tomlHeaders } from "../toml/headers.ts";
import type { SeeKey } from "../toml/read_rows.ts";
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
  const at = { file, text };
  if (found.get(own) === "other") {
    return { failures: [wrongTable(at, own)], others: [] };
  }
  const unknown = [...found.keys()]
    .filter((name) => name !== own && name !== METADATA)
    .map((name) => unknownTable(at, name, own, found.has(own)));
  return found.has(own)
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

interface FileText {
  readonly file: string;
  readonly text: string;
}

function wrongTable({ file, text }: FileText, table: TableName): Problem {
  const span = headerSpan(text, table);
  const isHeader = text[span.start] === "[";
  return {
    place: { file },
    diagnostic: tabulaDiagnostic("wrong-table", span, { table }, {
      ...isHeader && { suggestion: oneEdit(span, `[[${table}]]`) },
    }),
  };
}

/** A table of another name; an error if it seems to be the one that is read. */
function unknownTable(
  { file, text }: FileText,
  found: string,
  table: TableName,
  hasOwn: boolean,
): Problem {
  const span = headerSpan(text, found);
  const isHeader = text[span.start] === "[";
  const isMeant = closest(found, [table]) !== undefined;
  // A key above the first header belongs to no row.
  const isLost = isMeant || !hasOwn || isTableName(found) ||
    KEYS[table].has(found);
  return {
    place: { file },
    diagnostic: tabulaDiagnostic("unknown-table", span, {
      found,
      table,
      ...!isHeader && { isKey: true },
    }, {
      severity: isLost ? "error" : "warning",
      ...isMeant && isHeader &&
        { suggestion: oneEdit(span, `[[${table}]]`) },
    }),
  };
}

/** The first header of a table, or else the key that stands for it. */
function headerSpan(text: string, name: string): Span {
  const header = tomlHeaders(text).find(({ path }) =>
    path.length === 1 && path[0] === name
  );
  const start = header?.start ?? keyStart(text, name);
  const line = /^[^\n#]*/.exec(text.slice(start))?.[0] ?? "";
  return { start, end: start + line.trimEnd().length };
}

function keyStart(text: string, name: string): number {
  const found = text.split("\n").reduce((at, line) => {
    if (at.isFound || /^\s*"?([^"=\s.]*)/.exec(line)?.[1] === name) {
      return { ...at, isFound: true };
    }
    return { start: at.start + line.length + 1, isFound: false };
  }, { start: 0, isFound: false });
  return found.isFound ? found.start : 0;
}
