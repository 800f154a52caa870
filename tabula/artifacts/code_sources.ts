import type { Directory } from "../cards/read_cards.ts";
import { fileOf, type TableName } from "../cards/tables.ts";
import type { Problem } from "../problem.ts";
import { type CardLists, cardLists } from "./card_lists.ts";
import { TEST_TABLES, type TestCards, testCards } from "./test_card.ts";

/** What generated code is made from, whatever its language. */
export interface CodeSources {
  /** The test cards; left out if one of their files could not be read. */
  readonly tests: TestCards | undefined;
  /** The card lists; left out if their file could not be read. */
  readonly lists: CardLists | undefined;
  /** The module that has the id types already, instead of a generated one. */
  readonly identifiers: string | undefined;
}

/** Test cards and card lists of a directory, and what is wrong with them. */
export function codeSources(
  { cards, lists, unreadable }: Directory,
  identifiers?: string,
): { readonly sources: CodeSources; readonly problems: readonly Problem[] } {
  const tests = testCards(cards);
  const grouped = cardLists(lists);
  const isReadable = (table: TableName) => !unreadable.has(fileOf(table));
  const sources = {
    tests: TEST_TABLES.every(isReadable) ? tests : undefined,
    lists: isReadable("card-lists") ? grouped : undefined,
    identifiers,
  };
  return { sources, problems: [...tests.problems, ...grouped.problems] };
}
