import { closest, oneEdit } from "../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import {
  type FieldProblem,
  type FormReading,
  isMisreading,
  readForm,
} from "./form.ts";
import {
  FORMS,
  type Forms,
  KEYS,
  type TableName,
  type Tables,
} from "./tables.ts";

/** A row of a table that the game loads, and all that is wrong with it. */
export type RowReading<T extends TableName> = FormReading<Tables[T]> & {
  /** Keys that nothing reads: the row can be used all the same. */
  readonly unread: readonly FieldProblem[];
};

/**
 * Reads a row of a table that the game loads.
 *
 * This is the one judgment of rows: building artifacts and loading both ask it.
 */
export function readRow<T extends TableName>(
  table: T,
  row: TomlTable,
  forms: Forms = FORMS,
): RowReading<T> {
  return { ...readForm(forms[table], row), unread: unreadKeys(table, row) };
}

/**
 * Whether there is nothing at all to say about a row.
 *
 * Nearly every row is fine, and this is quicker than reading it to find out.
 */
export function isFine(table: TableName, row: TomlTable): boolean {
  const known = KEYS[table];
  let missing = NEEDED[table];
  for (const key in row) {
    const field = known.get(key);
    if (field === undefined) return false;
    const found = field.read(row[key], key);
    if (isMisreading(found)) return false;
    if (field.isNeededBy !== undefined && found !== undefined) missing--;
  }
  return missing === 0;
}

/** How many keys each row of a table needs. */
const NEEDED: { readonly [T in TableName]: number } = {
  "cards": neededIn("cards"),
  "test-cards": neededIn("test-cards"),
  "dreamwell": neededIn("dreamwell"),
  "test-dreamwell": neededIn("test-dreamwell"),
  "card-lists": neededIn("card-lists"),
  "card-fx": neededIn("card-fx"),
};

function neededIn(table: TableName): number {
  return [...KEYS[table].values()]
    .filter(({ isNeededBy }) => isNeededBy !== undefined).length;
}

const NONE: readonly FieldProblem[] = [];

function unreadKeys(
  table: TableName,
  row: TomlTable,
): readonly FieldProblem[] {
  const known = KEYS[table];
  let unread: string[] | undefined;
  for (const key in row) if (!known.has(key)) (unread ??= []).push(key);
  return unread?.map((key) => unreadKey(table, row, key)) ?? NONE;
}

/**
 * A slip of the pen loses a value, which is an error; a new column is not. No
 * column holds a table: `[[cards.x]]` is meant for a row, and loses it.
 */
function unreadKey(
  table: TableName,
  row: TomlTable,
  key: string,
): FieldProblem {
  const absent = [...KEYS[table].keys()]
    .filter((each) => row[each] === undefined);
  const replacement = closest(key, absent);
  const isTable = hasTable(row[key]);
  const span = { start: 0, end: key.length };
  return {
    key,
    part: "key",
    diagnostic: tabulaDiagnostic("unread-key", span, { key, table }, {
      severity: replacement === undefined && !isTable ? "warning" : "error",
      ...isTable && {
        notes: [`this is a table within an entry: a new one is [[${table}]]`],
      },
      ...replacement !== undefined && {
        suggestion: oneEdit(span, replacement),
      },
    }),
  };
}

function hasTable(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasTable);
  return typeof value === "object" && value !== null &&
    !(value instanceof Date);
}
