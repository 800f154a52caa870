import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { plainSections } from "../../../tabula/toml/plain_sections.ts";
import { loadTomlParser } from "../../../tabula/toml/read_rows.ts";

const parseToml = await loadTomlParser();

const PLAIN = `[metadata]
version = 1

[metadata.rows]
height = 100
is-fixed = true
name = "Été"

[[metadata.columns]]
key = "id"
names = ["a", "b"]
none = []

[metadata.style]
key = "id"

[[metadata.columns]]
key = "name"`;

Deno.test("plainSections() finds the table of plain sections", () => {
  strictEqual(plainSections(PLAIN), "metadata");
  strictEqual(plainSections(`${PLAIN}\n`), "metadata");
  deepStrictEqual(Object.keys(parseToml(PLAIN)), ["metadata"]);
});

/** Texts that are left to the parser: some are valid, others are not. */
const OTHERS: readonly string[] = [
  "",
  "\n",
  "a = 1\n",
  "[t.a]\n",
  "[[t.a]]\n",
  "[[t]]\n",
  "[t]\n[t]\n",
  "[t]\n[u]\n",
  "[t]\n[u.a]\n",
  "[t]\n[[u.a]]\n",
  "[t]\n[t.a]\n[t.a]\n",
  "[t]\n[[t.a]]\n[t.a]\n",
  "[t]\n[t.a]\n[[t.a]]\n",
  "[t]\na = 1\n[t.a]\n",
  "[t]\na = 1\n[[t.a]]\n",
  "[t]\na = 1\na = 1\n",
  "[t]\n[t.a]\nb = 1\nb = 1\n",
  "[t]\n[t.a.b]\n",
  "[t]\n[t.a\n",
  "[t]\n[t.a]]\n",
  "[t]\na = 01\n",
  "[t]\na = 1.5\n",
  "[t]\na = 1000000000000000\n",
  "[t]\na = [1]\n",
  '[t]\na = ["b",]\n',
  '[t]\na = ["b"\n]\n',
  '[t]\na = "b" # c\n',
  '[t]\na = "b\\n"\n',
  '[t]\na = "b\x7f"\n',
  '[t]\na = "b\n',
  '[t]\na = "b""\n',
  "[t]\na = 'b'\n",
  "[t]\na = truely\n",
  "[t]\na.b = 1\n",
  "[t]\na=1\n",
  "[t]\n a = 1\n",
  "[t]\r\na = 1\r\n",
];

for (const text of OTHERS) {
  Deno.test(`plainSections() leaves ${JSON.stringify(text)} to the parser`, () => {
    strictEqual(plainSections(text), undefined);
  });
}

Deno.test("plainSections() leaves a section with very many keys to the parser", () => {
  const keys = Array.from({ length: 65 }, (_, i) => `k${i} = 1\n`);
  strictEqual(plainSections(`[t]\n${keys.slice(1).join("")}`), "t");
  strictEqual(plainSections(`[t]\n${keys.join("")}`), undefined);
});

const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("[t.a]", "[t.b]", "[[t.c]]", "[[t.a]]", "[t]"),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom("a", "b", "c", "d-e"),
      fc.constantFrom("1", '"x"', "true", '["x", "y"]', "[]", "01", "'x'"),
    ).map(([key, value]) => `${key} = ${value}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("", "# note", "[u]") },
);

Deno.test("plainSections() takes only what the parser reads as the same table", () => {
  let taken = 0;
  const lines = fc.array(line, { maxLength: 9 });
  fc.assert(
    fc.property(lines, (lines) => {
      const text = ["[t]", ...lines].join("\n");
      const table = plainSections(text);
      if (table === undefined) return;
      taken++;
      deepStrictEqual(Object.keys(parseToml(text)), [table]);
      strictEqual(Array.isArray(parseToml(text)[table]), false);
    }),
    { numRuns: 3000 },
  );
  ok(taken > 300, `only ${taken} texts were plain`);
});
