import { type Constants, constants } from "./constants.ts";
import { type IdType, TABLE_ID_TYPES } from "../cards/id_type.ts";
import { upperSnake } from "./name_case.ts";
import { printable } from "../../diagnostics/internal.ts";
import type { Problem } from "../problem.ts";
import { fileOf, type TableName } from "../cards/tables.ts";
import type { CardRow } from "../cards/picked_row.ts";

/** A constant that names the id of a test card. */
export interface TestCard {
  readonly constant: string;
  readonly type: IdType;
  readonly id: string;
  /** The rules text in one line, if there is any. */
  readonly text: string;
}

/** The constants of all test cards, and the cards that cannot have one. */
export interface TestCards {
  readonly cards: readonly TestCard[];
  readonly problems: readonly Problem[];
}

/** The tables that the constants come from, in their order. */
export const TEST_TABLES: readonly TableName[] = [
  "test-cards",
  "test-dreamwell",
];

/** The name of the array of all test cards with such ids. */
export const ALL_TEST_CARDS: Readonly<Record<IdType, string>> = {
  BaseCardId: "ALL_TEST_CARD_IDS",
  DreamwellCardId: "ALL_TEST_DREAMWELL_CARD_IDS",
};

/** Names the test cards among the given rows. */
export function testCards(rows: readonly CardRow[]): TestCards {
  const taken = constants(Object.values(ALL_TEST_CARDS));
  const cards: TestCard[] = [];
  const problems: Problem[] = [];
  for (const table of TEST_TABLES) {
    const file = fileOf(table);
    for (const row of rows) {
      if (row.place.file !== file || row.place.row.table !== table) continue;
      const made = testCard(row, taken);
      if (made === undefined) continue;
      if ("constant" in made) cards.push(made);
      else problems.push(made);
    }
  }
  return { cards, problems };
}

function testCard(
  row: CardRow,
  taken: Constants,
): TestCard | Problem | undefined {
  const type = TABLE_ID_TYPES.get(row.place.row.table);
  const id = row.uuid;
  // A bad id is reported with those of all other cards.
  if (row.name === undefined || type === undefined || id === undefined) {
    return undefined;
  }
  const constant = upperSnake(row.name);
  const diagnostic = taken.claim(constant, row.name);
  return diagnostic === undefined
    ? { constant, type, id, text: inOneLine(row.text) }
    : { place: { ...row.place, key: "name" }, diagnostic };
}

/** As a comment can hold it: Rust refuses carriage returns and reversed lines. */
function inOneLine(text: string): string {
  return printable(text.trim().replace(/\r?\n/g, " "));
}
