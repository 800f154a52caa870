import { deepStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { cellPicker } from "../../../tabula/cards/pick_cells.ts";
import { pickRow } from "../../../tabula/cards/picked_row.ts";
import { rowOf } from "../../../tabula/toml/plain_cells.ts";
import { readPlainRows } from "../../../tabula/toml/plain_rows.ts";
import { corpusNames, corpusText, testCorpus } from "../../corpus.ts";
import { SAMPLE } from "../build.ts";

const FILE = "cards.toml";

/** Compares what is picked in place with the definition; how many rows it was. */
function compareRows(text: string): number {
  const pick = cellPicker(FILE);
  let count = 0;
  readPlainRows(text, (cells, table) => {
    const index = count++;
    const row = rowOf(cells);
    deepStrictEqual(
      pick(cells, table, index),
      pickRow({ file: FILE, row: { table, index } }, row),
      text,
    );
  });
  return count;
}

Deno.test("cellPicker() agrees with pickRow() on the sample", () => {
  const counts = Object.values(SAMPLE).map(compareRows);
  ok(counts.reduce((sum, count) => sum + count) > 50);
});

const names = corpusNames("dreamtides/tabula/")
  ?.filter((name) => name.endsWith(".toml"));

testCorpus("cellPicker() agrees with pickRow() on all reference cards", names, (
  names,
) => {
  const counts = names.map((name) =>
    compareRows(corpusText(`dreamtides/tabula/${name}`) ?? "")
  );
  ok(counts.reduce((sum, count) => sum + count) > 250);
});

const ID = `"0a0b0c0d-0000-4000-8000-000000000001"`;

/** Values of every plain kind, good and bad, for every key. */
const VALUES = [
  ID,
  ID.toUpperCase(),
  `'{0A0B0C0D-0000-4000-8000-000000000001}'`,
  '"Draw {cards}."',
  "'cards: 2'",
  '""',
  '"*"',
  '"3"',
  '"-3"',
  '"Character"',
  '"Charcter"',
  '"Rare"',
  '"Spirit Animal"',
  '"""\nGain {e}.\n\nDraw.\n"""',
  "0",
  "7",
  "999999999",
  "1000000000",
  "4294967296",
  "999999999999999",
  "-1",
  "2.5",
  "true",
  "false",
];

const KEYS = [
  "id",
  "name",
  "rules-text",
  "variables",
  "prompts",
  "card-type",
  "energy-cost",
  "subtype",
  "spark",
  "rarity",
  "is-fast",
  "image-number",
  "energy-produced",
  "phase",
  "card-number",
  "is-fat",
];

/** A row that is fine but for what replaces some of its values. */
const GOOD: readonly (readonly [string, string])[] = [
  ["id", ID],
  ["name", '"Fox"'],
  ["image-number", "1"],
  ["card-type", '"Character"'],
  ["energy-produced", "2"],
];

const row = fc.record({
  table: fc.constantFrom(
    "cards",
    "test-cards",
    "dreamwell",
    "test-dreamwell",
    "other",
    "card-lists",
    "card-fx",
  ),
  left: fc.subarray([...GOOD], { minLength: 3 }),
  changed: fc.dictionary(fc.constantFrom(...KEYS), fc.constantFrom(...VALUES), {
    maxKeys: 4,
  }),
}).map(({ table, left, changed }) => {
  const values = Object.entries({ ...Object.fromEntries(left), ...changed });
  const lines = values.map(([key, value]) => `${key} = ${value}\n`);
  return `[[${table}]]\n${lines.join("")}`;
});

Deno.test("cellPicker() agrees with pickRow() on rows with any plain values", () => {
  let count = 0;
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      count += compareRows(rows.join("\n"));
    }),
    { numRuns: 3000 },
  );
  ok(count > 3000);
});
