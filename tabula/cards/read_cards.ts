import type { Problem } from "../problem.ts";
import { type ParseToml, type PickRow, readRows } from "../toml/read_rows.ts";
import { type SourceFile, unreadableFile } from "../toml/source.ts";
import {
  checkTables,
  type TopLevel,
  topLevelKeys,
  unloadedFile,
} from "./check_tables.ts";
import {
  type CardRow,
  type EffectRow,
  type LeftOutCard,
  type ListRow,
  type PickedRow,
  pickRow,
} from "./picked_row.ts";

/** All that is needed from the TOML files of a directory. */
export interface Directory {
  /** The rows with an id; of a file that the game does not load, with rules text. */
  readonly cards: readonly CardRow[];
  /** The rows of the card lists. */
  readonly lists: readonly ListRow[];
  /** The rows of the card effects. */
  readonly effects: readonly EffectRow[];
  /** Rows with rules text that cannot be taken for a card. */
  readonly leftOut: readonly LeftOutCard[];
  /** Names of the files that could not be read, or lack what they should hold. */
  readonly unreadable: ReadonlySet<string>;
  /** Why those files could not be read. */
  readonly problems: readonly Problem[];
  /** Everything else that is wrong: rows, keys and values. */
  readonly rowProblems: readonly Problem[];
  /** Files with entries that the game does not load. */
  readonly unloaded: readonly Problem[];
}

/** Reads the rows of all TOML files, and says what is wrong with each. */
export function readCards(
  files: readonly SourceFile[],
  parseToml: ParseToml,
): Directory {
  const cards: CardRow[] = [];
  const lists: ListRow[] = [];
  const effects: EffectRow[] = [];
  const leftOut: LeftOutCard[] = [];
  const problems: Problem[] = [];
  const rowProblems: Problem[] = [];
  const unloaded: Problem[] = [];
  for (const file of files) {
    const read = readFile(file, parseToml);
    problems.push(...read.failures);
    rowProblems.push(...read.others);
    unloaded.push(...read.unloaded);
    for (const row of read.rows) {
      if (row.card) cards.push(row.card);
      if (row.list) lists.push(row.list);
      if (row.effect) effects.push(row.effect);
      if (row.leftOut) leftOut.push(row.leftOut);
      if (row.problems) rowProblems.push(...row.problems);
    }
  }
  const unreadable = new Set(problems.map(({ place }) => place.file));
  return {
    cards,
    lists,
    effects,
    leftOut,
    unreadable,
    problems,
    rowProblems,
    unloaded,
  };
}

interface FileRows {
  readonly rows: readonly PickedRow[];
  readonly failures: readonly Problem[];
  readonly others: readonly Problem[];
  readonly unloaded: readonly Problem[];
}

function readFile(file: SourceFile, parseToml: ParseToml): FileRows {
  const place = { file: file.name };
  if ("failure" in file) {
    return failed([{ place, diagnostic: unreadableFile(file) }]);
  }
  const { name, text } = file;
  const { found, seeKey } = topLevelKeys();
  const pick: PickRow<PickedRow> = (row, table, index) =>
    pickRow({ file: name, row: { table, index } }, row);
  const read = readRows(parseToml, text, pick, { seeKey });
  if (!read.ok) {
    return failed(read.errors.map((diagnostic) => ({
      place,
      diagnostic,
    })));
  }
  return readTables(name, text, found, read.value);
}

function failed(failures: readonly Problem[]): FileRows {
  return { rows: [], failures, others: [], unloaded: [] };
}

function readTables(
  file: string,
  text: string,
  found: TopLevel,
  rows: readonly PickedRow[],
): FileRows {
  return {
    rows,
    ...checkTables(file, text, found),
    unloaded: unloadedFile(file, found, rows.length),
  };
}
