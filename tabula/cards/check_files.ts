import { tabulaDiagnostic } from "../messages/mod.ts";
import type { Problem } from "../problem.ts";
import { fileOf, type TableName } from "./tables.ts";

/** The files without which the game does not load. */
const GAME: readonly TableName[] = [
  "cards",
  "dreamwell",
  "card-lists",
  "card-fx",
];

/** The files that tests of the game load: both or neither. */
const TESTS: readonly TableName[] = ["test-cards", "test-dreamwell"];

/** Reports files that are not in a directory, though the game loads them. */
export function checkFiles(names: ReadonlySet<string>): Problem[] {
  const isThere = (table: TableName) => names.has(fileOf(table));
  const wanted = TESTS.some(isThere) ? [...GAME, ...TESTS] : GAME;
  return wanted.filter((table) => !isThere(table)).map(missingFile);
}

/** A file that the game loads is not there. */
export function missingFile(table: TableName): Problem {
  const file = fileOf(table);
  const notes = table === "cards" ? [] : ["an empty file is enough"];
  return {
    place: { file },
    diagnostic: tabulaDiagnostic("missing-file", START, { file }, { notes }),
  };
}

/** There is a file for cards, but not a single card in it. */
export function emptyTable(
  table: TableName,
  notes: readonly string[] = [],
): Problem {
  return {
    place: { file: fileOf(table) },
    diagnostic: tabulaDiagnostic("empty-table", START, { table }, { notes }),
  };
}

const START = { start: 0, end: 0 };
