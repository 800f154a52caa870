import { diagnostic } from "../diagnostics/mod.ts";
import type { Place, Problem } from "./problem.ts";
import type { SourceFile } from "./source.ts";
import { type ParseToml, readRows, type TomlTable } from "./toml.ts";
import { normalUuid } from "./uuid.ts";

/** The file and the table that hold the card lists. */
export const CARD_LISTS = { file: "card-lists.toml", table: "card-lists" };

/** The file and the table that hold the card effects. */
const CARD_EFFECTS = { file: "card-fx.toml", table: "card-fx" };

/** What is needed of a row that has an id. */
export interface CardRow {
  readonly place: RowOf;
  /** As written. */
  readonly id: string;
  /** The id in its normal form, if it is a UUID. */
  readonly uuid: string | undefined;
  readonly name?: string;
  /** Empty if the row has none. */
  readonly text: string;
  readonly variables: string;
}

/** A row of the card lists, still unchecked. */
export interface ListRow {
  readonly place: RowOf;
  readonly values: TomlTable;
}

/** A row of the card effects: which card it is about. */
export interface EffectRow {
  readonly place: RowOf;
  readonly cardId: string;
}

/** A place that names a row. */
export type RowOf = Required<Pick<Place, "file" | "row">>;

/** All that is needed from the files of a directory. */
export interface Directory {
  readonly cards: readonly CardRow[];
  readonly lists: readonly ListRow[];
  readonly effects: readonly EffectRow[];
  /** Names of the files that could not be read. */
  readonly unreadable: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/** Reads the rows of all files; a file that cannot be read is reported. */
export function readCards(
  files: readonly SourceFile[],
  parseToml: ParseToml,
): Directory {
  const cards: CardRow[] = [];
  const lists: ListRow[] = [];
  const effects: EffectRow[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const { rows, problem } = readFile(file, parseToml);
    if (problem !== undefined) problems.push(problem);
    for (const row of rows) {
      if ("id" in row) cards.push(row);
      else if ("cardId" in row) effects.push(row);
      else lists.push(row);
    }
  }
  const unreadable = new Set(problems.map(({ place }) => place.file));
  return { cards, lists, effects, unreadable, problems };
}

type Row = CardRow | ListRow | EffectRow;

interface FileRows {
  readonly rows: readonly Row[];
  readonly problem?: Problem;
}

function readFile(file: SourceFile, parseToml: ParseToml): FileRows {
  const place = { file: file.name };
  if ("failure" in file) {
    const details = { reason: file.failure };
    const unreadable = diagnostic("unreadable-file", START, details);
    return { rows: [], problem: { place, diagnostic: unreadable } };
  }
  const read = readRows(
    parseToml,
    file.text,
    (row, table, index) =>
      pick({ file: file.name, row: { table, index } }, row),
  );
  if (read.ok) return { rows: read.value };
  const [invalid] = read.errors;
  return {
    rows: [],
    ...invalid && { problem: { place, diagnostic: invalid } },
  };
}

const START = { start: 0, end: 0 };

function pick(place: RowOf, row: TomlTable): Row | undefined {
  if (isOf(CARD_LISTS, place)) return { place, values: row };
  const { id, name } = row;
  if (typeof id !== "string") return pickEffect(place, row);
  return {
    place,
    id,
    uuid: normalUuid(id),
    ...typeof name === "string" && { name },
    text: textOf(row["rules-text"]),
    variables: textOf(row["variables"]),
  };
}

function pickEffect(place: RowOf, row: TomlTable): EffectRow | undefined {
  const cardId = row["card-id"];
  return isOf(CARD_EFFECTS, place) && typeof cardId === "string"
    ? { place, cardId }
    : undefined;
}

function isOf(table: typeof CARD_LISTS, { file, row }: RowOf): boolean {
  return file === table.file && row.table === table.table;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
