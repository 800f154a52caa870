import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseToml } from "../../../tabula/toml/parse_toml.ts";
import {
  type ParseToml,
  readRows,
  type TomlTable,
} from "../../../tabula/toml/read_rows.ts";
import { errorsOf } from "../../results.ts";

const keep = (row: TomlTable, table: string, index: number) => ({
  row,
  table,
  index,
});

/** A file of many rows, so long that it is read in parts. */
function long(row: (index: number) => string, count = 600): string {
  return Array.from({ length: count }, (_, index) => row(index)).join("");
}

const FILLER = "x".repeat(2000);
const plain = (i: number) => `[[t]]\nid = ${i}\nfill = "${FILLER}"\n`;

Deno.test("readRows() reads a long text in parts, as if it were one", () => {
  const text = `top = 1\n${long(plain)}[[u]]\nid = 1\n[meta]\nx = 2\n`;
  let longest = 0;
  const counting: ParseToml = (part) => {
    longest = Math.max(longest, part.length);
    return parseToml(part);
  };
  const read = readRows(counting, text, keep);
  ok(read.ok);
  ok(longest < text.length / 2);
  deepStrictEqual(read.value.length, 601);
  const last = read.value[599];
  deepStrictEqual([last?.table, last?.index], ["t", 599]);
  strictEqual(last?.row["id"], 599n);
  strictEqual(read.value[600]?.table, "u");
});

const tricky: readonly (readonly [string, (i: number) => string])[] = [
  [
    "headers in long strings",
    (i) =>
      `[[t]]\nid = ${i}\ntext = """\n[[t]]\nid = "\\""""\nx = "${FILLER}"\n`,
  ],
  [
    "headers in literal strings",
    (i) => `[[t]]\nid = ${i}\ntext = '''\n[[t]]\n# '''\nx = "${FILLER}"\n`,
  ],
  [
    "arrays over lines",
    (i) =>
      `[[t]]\nid = ${i}\nlist = [\n[1],\n"]", # ]\n[2]]\nx = "${FILLER}"\n`,
  ],
  ["sub-tables", (i) => `[[t]]\nid = ${i}\n[t.sub]\nx = "${FILLER}"\n`],
  [
    "tables that alternate",
    (i) => `[[t${i % 3}]]\nid = ${i}\nx = "${FILLER}"\n`,
  ],
];

for (const [what, row] of tricky) {
  Deno.test(`readRows() of a long text agrees with the parser on ${what}`, () => {
    const text = long(row);
    const read = readRows(parseToml, text, (row) => row["id"]);
    const whole = Object.values(parseToml(text)).flat() as { id: bigint }[];
    ok(read.ok);
    const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b);
    deepStrictEqual(
      read.value.toSorted(byNumber),
      whole.map(({ id }) => id).toSorted(byNumber),
    );
  });
}

const CONTRADICTIONS: readonly (readonly [string, string])[] = [
  ["a table and rows", `[t]\nx = 1\n${long(plain)}`],
  ["a value and rows", `t = 1\n${long(plain)}`],
  ["a table twice", `${long(plain)}[m]\n${long(plain)}[m]\n`],
];

for (const [what, text] of CONTRADICTIONS) {
  Deno.test(`readRows() refuses ${what} of one name in a long text`, () => {
    strictEqual(readRows(parseToml, text, keep).ok, false);
  });
}

const MISTAKES: readonly string[] = [
  "‹a = ",
  "[[t]]\nname = ‹abc\n",
  '[[t]]\nname = ‹"abc\n',
  `${long(plain)}[[t]]\nname = ‹[1,,]\n`,
];

for (const marked of MISTAKES) {
  Deno.test(`readRows() points at the mistake in "${marked.slice(-30)}"`, () => {
    const start = marked.indexOf("‹");
    const text = marked.replace("‹", "");
    const read = readRows(parseToml, text, keep);
    const [found] = errorsOf(read);
    strictEqual(found?.code, "invalid-toml");
    // The parser may name the value's start or the place inside it.
    ok(found.span.start >= start && found.span.start <= start + 4);
  });
}

Deno.test("readRows() takes __proto__ for the name of a table", () => {
  const read = readRows(parseToml, "[[__proto__]]\nid = 1\n", keep);
  strictEqual(read.ok && read.value[0]?.table, "__proto__");
});
