import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import type { RowMemory } from "../../../tabula/toml/known_rows.ts";
import {
  loadTomlParser,
  readRows,
  type TomlTable,
} from "../../../tabula/toml/read_rows.ts";

const parseToml = await loadTomlParser();

interface Picked {
  readonly table: string;
  readonly index: number;
  readonly values: TomlTable;
}

function newMemory(): RowMemory<Picked> {
  return { rows: [], move: (picked, index) => ({ ...picked, index }) };
}

function pick(row: TomlTable, table: string, index: number): Picked {
  return { table, index, values: { ...row } };
}

/** What comes of a text, and how many of its rows were read for it. */
function read(text: string, memory?: RowMemory<Picked>) {
  let picks = 0;
  const keys: string[] = [];
  const rows = readRows(
    parseToml,
    text,
    (...row) => {
      picks++;
      return pick(...row);
    },
    { seeKey: (key, kind) => keys.push(`${key} ${kind}`), memory },
  );
  return { rows, keys, picks };
}

const rowsOf = (ids: readonly (number | string)[]): string =>
  ids.map((id) => `[[t]]\nid = ${id}\nname = "Fox"\n\n`).join("");

const MANY: readonly (number | string)[] = Array.from(
  { length: 200 },
  (_, i) => i + 1,
);

/** A file after a change, and how many rows have to be read again. */
const CHANGES: readonly (readonly [string, string, number])[] = [
  ["nothing", rowsOf(MANY), 0],
  ["a value", rowsOf(MANY.with(100, 7000)), 1],
  ["a row more", rowsOf(MANY.toSpliced(100, 0, 7000)), 1],
  ["a row less", rowsOf(MANY.toSpliced(100, 1)), 0],
  ["40 rows less", rowsOf(MANY.toSpliced(100, 40)), 0],
  ["a comment", rowsOf(MANY.with(100, "101 # odd")), 100],
  ["a comment line", rowsOf(MANY).replace("\n[[t]]", "\n# x\n\n[[t]]"), 1],
  ["two rows swapped", rowsOf(MANY.with(100, 102).with(101, 101)), 1],
  ["something behind the last row", `${rowsOf(MANY)}spark = 2\n`, 1],
  ["a table behind the last row", `${rowsOf(MANY)}[m]\nx = 1\n`, 1],
];

for (const [change, text, again] of CHANGES) {
  Deno.test(`readRows() remembers rows: ${change} changes, ${again} are read again`, () => {
    const memory = newMemory();
    strictEqual(read(rowsOf(MANY), memory).picks, MANY.length);
    const { picks, rows } = read(text, memory);
    strictEqual(picks, again);
    deepStrictEqual(rows, read(text).rows);
  });
}

Deno.test("readRows() does not take a line of a long string for a row it remembers", () => {
  const memory = newMemory();
  const row = `[[t]]\nid = 1\n`;
  const string = `[[t]]\ntext = """\n${row}"""\n`;
  for (const text of [row + row, string, row + string, string + row, row]) {
    deepStrictEqual(read(text, memory).rows, read(text).rows, text);
  }
});

const ROWS = ["[[t]]\na = 1", '[[t]]\nb = "x"\n', "[[t]]\n# z\nc = 2"];

const ODD = [
  "[[u]]",
  "a = 1",
  "# z",
  'd = """\n[[t]]\n"""',
  'e = """',
  "[m]",
  "[t.s]",
  "x = [1]",
  "y = 1 # one",
];

Deno.test("readRows() with a memory agrees with itself without one, edit by edit", () => {
  let remembered = 0;
  const line = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...ROWS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
  const edit = fc.record({
    at: fc.nat(30),
    removed: fc.nat(3),
    added: fc.array(line, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.array(edit, { maxLength: 6 }),
      (start, edits) => {
        const memory = newMemory();
        let lines = start;
        for (const { at, removed, added } of edits) {
          read(lines.join("\n"), memory);
          lines = lines.toSpliced(at, removed, ...added);
          const text = lines.join("\n");
          const [known, fresh] = [read(text, memory), read(text)];
          deepStrictEqual(known.rows, fresh.rows);
          if (!fresh.rows.ok) continue;
          deepStrictEqual(new Set(known.keys), new Set(fresh.keys));
          remembered += Math.max(0, fresh.picks - known.picks);
        }
      },
    ),
    { numRuns: 2000 },
  );
  ok(remembered > 1000);
});
