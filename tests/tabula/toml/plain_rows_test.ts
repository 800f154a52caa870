import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { rowOf } from "../../../tabula/toml/plain_cells.ts";
import { readPlainRows } from "../../../tabula/toml/plain_rows.ts";
import {
  loadTomlParser,
  readRows,
  type TomlTable,
} from "../../../tabula/toml/read_rows.ts";

const parseToml = await loadTomlParser();

const PLAIN = `# cards

[[cards]]
name = "Été"
id = 'x"y'
[[cards]]
`;

const ROW = "[[t]]\nid = 1\n";

/** Texts, and what of them is left to the parser. */
const RESTS: readonly (readonly [string, string])[] = [
  ["", ""],
  [PLAIN, ""],
  [`${ROW}text = """\n[[t]]\n"a" = 'b'\n"""\n`, ""],
  [`${ROW}x = true\ny = false\nz = -20\nf = 2.5`, ""],
  ["# no rows\n", "# no rows\n"],
  [`top = 1\n${ROW}`, `top = 1\n${ROW}`],
  [`${ROW}[meta]\nx = 1\n`, "[meta]\nx = 1\n"],
  [`${ROW}[t.sub]\nx = 1\n`, "[t.sub]\nx = 1\n"],
  [`${ROW}[[u]]\n[[t]]\n`, "[[t]]\n"],
];

for (const [text, rest] of RESTS) {
  Deno.test(`readPlainRows() leaves ${JSON.stringify(rest)} of ${JSON.stringify(text)}`, () => {
    strictEqual(text.slice(readPlainRows(text, () => {})), rest);
  });
}

Deno.test("readPlainRows() reads rows with few of the keys of the row before", () => {
  const all = Array.from({ length: 12 }, (_, i) => `k${i} = ${i}\n`);
  const bodies = [all.join(""), all[11], all[0], all.join(""), all[1]];
  const text = bodies.map((body) => `[[t]]\n${body}`).join("");
  const found: TomlTable[] = [];
  strictEqual(
    readPlainRows(text, (cells) => found.push(rowOf(cells))),
    text.length,
  );
  deepStrictEqual(found.map((row) => ({ ...row })), tables(text));
});

function tables(text: string): unknown {
  const { t } = parseToml(text);
  return Array.isArray(t) ? t.map((row) => ({ ...row })) : t;
}

const ODD_LINES = [
  "id = 1",
  "constructor = 1",
  "__proto__ = 1",
  "a.b = 1",
  "'a' = 1",
  "x=1",
  " x = 1",
  "x = 1 ",
  "x = 1 # one",
  "x = 007",
  "x = -0",
  "x = 1_000",
  "x = 9223372036854775808",
  "x = 1e3",
  "x = 00.5",
  "x = truely",
  "x = [1]",
  "x = { y = 1 }",
  "x = 2026-11-16",
  'x = "a\\tb"',
  'x = "a\tb"',
  'x = "a\x7fb"',
  'x = "a"b"',
  'x = "a',
  'x = """a""""',
  'x = """a',
  "x = '''a'''",
  "x = ",
  "x",
  "# \x01",
];

for (const line of ODD_LINES) {
  Deno.test(`readPlainRows() leaves a row with ${JSON.stringify(line)} to the parser`, () => {
    const odd = `[[t]]\nid = 2\n${line}\n`;
    strictEqual(readPlainRows(ROW + odd, () => {}), ROW.length);
  });
}

/** What the parser alone makes of a text: rows with their places. */
function wholeRows(text: string): unknown[] | undefined {
  try {
    return Object.entries(parseToml(text)).flatMap(([table, value]) =>
      // "x = [1]" is a list as well, but not one of tables.
      Array.isArray(value) && typeof value[0] === "object"
        ? value.map((row, i) => place(row, table, i))
        : []
    );
  } catch {
    return undefined;
  }
}

function place(row: TomlTable, table: string, index: number): unknown {
  return [table, index, Object.entries(row)];
}

const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("[[t]]", "[[t]]", "[[u]]") },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "a = 1",
      'b = "x"',
      "c = true",
      'd = """\nx\n"""',
      "e = 'y'",
      "",
      "# z",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ODD_LINES, "[t]", "[t.s]", "[[t.s]]", "[m]"),
  },
);

Deno.test("readRows() agrees with the parser on plain and odd rows in any order", () => {
  let good = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join("\n");
      const whole = wholeRows(text);
      const read = readRows(parseToml, text, place);
      strictEqual(read.ok, whole !== undefined);
      if (!read.ok || whole === undefined) return;
      deepStrictEqual(read.value, whole);
      good += whole.length;
    }),
    { numRuns: 3000 },
  );
  ok(good > 1000);
});
