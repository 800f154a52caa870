import type { Problem } from "../problem.ts";
import { checkFiles, emptyTable } from "./check_files.ts";
import type { CardRow } from "./picked_row.ts";
import { fileOf, loadedTable, tableIn } from "./tables.ts";
import { checkIds } from "./check_ids.ts";
import { checkLists } from "./check_lists.ts";
import { checkReferences } from "./check_references.ts";
import { type Directory, readCards } from "./read_cards.ts";
import type { ParseToml } from "../toml/read_rows.ts";
import type { SourceFile } from "../toml/source.ts";

/** Everything wrong with a whole directory but its rules texts. */
export function directoryProblems(directory: Directory): Problem[] {
  return [
    ...directory.rowProblems,
    ...checkIds(directory.cards.filter(isLoaded)),
    ...directory.unloaded,
    ...checkLists(directory.lists),
    ...checkReferences(directory),
  ];
}

/**
 * Reads a whole directory; files that the game needs and lacks are unreadable.
 * This decides which rows are cards, for artifacts, editors and galleries alike.
 */
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
  const unreadable = new Set(
    problems.map(({ place }) => place.file)
      .filter((file) => tableIn(file) !== undefined),
  );
  const cards = participants(directory.cards);
  return { ...directory, cards, unreadable, problems };
}

/**
 * The rows that the game loads, and those cards of other files that can have
 * abilities of their own: files of other programs, drafts and copies repeat the
 * ids of cards, and must not cost a card anything.
 */
function participants(cards: readonly CardRow[]): readonly CardRow[] {
  const taken = new Set(cards.filter(isLoaded).map(({ uuid }) => uuid));
  return cards.filter((card) => {
    if (isLoaded(card)) return true;
    const isFree = !taken.has(card.uuid);
    taken.add(card.uuid);
    return isFree;
  });
}

function isLoaded({ place }: CardRow): boolean {
  return loadedTable(place) !== undefined;
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
