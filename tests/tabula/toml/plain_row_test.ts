import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseToml } from "../../../tabula/toml/parse_toml.ts";
import fc from "fast-check";
import { plainRows } from "../../../tabula/toml/plain_row.ts";
import { readRows, type TomlTable } from "../../../tabula/toml/read_rows.ts";

const ROW = "[[t]]\nid = 1\n";

/** The lines of a row, which is plain as a whole. */
const PLAIN: readonly string[] = [
  "",
  "\n\nx = 1\n\n\n",
  'name = "Été"\nid = \'x"y\'\n',
  `text = """\n[[t]]\n"a" = 'b'\n"""\n`,
  "x = true\ny = false\nz = 0",
  'x = "Draw.\\n\\nDraw \\"{cards}\\".\\t\\\\"\n',
  "x = 123456789012345\n",
  'x = """a""""\n',
  'x = """"""""\n',
];

for (const lines of PLAIN) {
  Deno.test(`plainRows() reads a row of ${JSON.stringify(lines)}`, () => {
    const row = `[[t]]\n${lines}`;
    const found = plainRows(row)(0);
    strictEqual(found?.end, row.length);
    deepStrictEqual([{ ...found.values }], tables(row));
  });
}

/** What follows a plain row, and whether the row is one nevertheless. */
const FOLLOWERS: readonly (readonly [string, boolean])[] = [
  ["[[t]]\n", true],
  ["[[u]]\n", true],
  ["[meta]\nx = 1\n", true],
  ["[[u.t]]\n", true],
  ["[t.sub]\nx = 1\n", false],
  ['[["\\u0074" . sub]]\n', false],
];

for (const [next, isPlain] of FOLLOWERS) {
  Deno.test(`plainRows() ${isPlain ? "ends" : "reads no"} row before ${JSON.stringify(next)}`, () => {
    strictEqual(
      plainRows(ROW + next)(0)?.end,
      isPlain ? ROW.length : undefined,
    );
  });
}

Deno.test("plainRows() reads rows with few of the keys of the row before", () => {
  const all = Array.from({ length: 12 }, (_, i) => `k${i} = ${i}\n`);
  const bodies = [all.join(""), all[11], all[0], all.join(""), all[1]];
  const text = bodies.map((body) => `[[t]]\n${body}`).join("");
  const read = plainRows(text);
  const found: TomlTable[] = [];
  for (let at = 0; at < text.length;) {
    const row = read(at);
    ok(row);
    found.push({ ...row.values });
    at = row.end;
  }
  deepStrictEqual(found, tables(text));
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
  'x = "a\\u0041b"',
  'x = "a\\"',
  'x = "a\\db"',
  'x = "a\x7fb"',
  'x = "a"b"',
  'x = "a',
  'x = """a',
  "x = '''a",
  "x = '''a'''",
  'x = """a"""b"""',
  'x = """a""""""',
  'x = """a\\"""',
  'x = "a"b"',
  'x = """a\rb"""',
  "x = -20",
  "x = 2.5",
  "x = ",
  "x",
  "# x",
];

for (const line of ODD_LINES) {
  Deno.test(`plainRows() leaves a row with ${JSON.stringify(line)} to the parser`, () => {
    strictEqual(plainRows(`[[t]]\nid = 2\n${line}\n`)(0), undefined);
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
      'b = "\\"x\\n"',
      "c = true",
      'd = """\nx\n"""',
      "e = 'y'",
      "",
      "# z",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...ODD_LINES,
      "# \x01",
      "[t]",
      "[t.s]",
      "[[t.s]]",
      "[m]",
    ),
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
