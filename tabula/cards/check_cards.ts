import type { Problem } from "../problem.ts";
import { checkFiles, emptyTable } from "./check_files.ts";
import type { CardRow } from "./picked_row.ts";
import { fileOf, isTableName } from "./tables.ts";
import { checkIds } from "./check_ids.ts";
import { checkLists } from "./check_lists.ts";
import { checkReferences } from "./check_references.ts";
import { type Directory, readCards } from "./read_cards.ts";
import type { ParseToml } from "../toml/read_rows.ts";
import type { SourceFile } from "../toml/source.ts";

/** Everything wrong with the rows of some files, whichever files they are. */
export function checkCards(directory: Directory): Problem[] {
  return [
    ...directory.rowProblems,
    ...checkIds(directory.cards.filter(isCard)),
  ];
}

/** Rows of other programs have ids of cards, too, but say nothing about them. */
function isCard({ place, text }: CardRow): boolean {
  return isTableName(place.row.table) || text.trim() !== "";
}

/** Everything wrong with a whole directory but its rules texts. */
export function directoryProblems(directory: Directory): Problem[] {
  return [
    ...checkCards(directory),
    ...directory.unloaded,
    ...checkLists(directory.lists),
    ...checkReferences(directory),
  ];
}

/** Reads a whole directory; files that the game needs and lacks are unreadable. */
export function readDirectory(
  files: readonly SourceFile[],
  parseToml: ParseToml,
): Directory {
  const toml = files.filter(({ name }) => isToml(name));
  const names = new Set(toml.map(({ name }) => name));
  const directory = readCards(toml, parseToml);
  const problems = [
    ...directory.problems,
    ...checkFiles(names),
    ...names.has(CARDS) && hasNothing(directory, CARDS)
      ? [emptyTable("cards")]
      : [],
  ];
  const unreadable = new Set(problems.map(({ place }) => place.file));
  return { ...directory, unreadable, problems };
}

const CARDS = fileOf("cards");

function hasNothing(directory: Directory, file: string): boolean {
  const { cards, leftOut, problems, rowProblems } = directory;
  return [cards, leftOut, problems, rowProblems].every((group) =>
    group.every(({ place }) => place.file !== file)
  );
}

function isToml(name: string): boolean {
  return /\.toml$/i.test(name);
}
