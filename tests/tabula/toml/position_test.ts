import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseToml } from "../../../tabula/toml/parse_toml.ts";
import fc from "fast-check";
import { tomlLocator } from "../../../tabula/toml/position.ts";
import { assertAll, corpusText, testCorpus } from "../../corpus.ts";

/** Source text of a string, and how it is written. */
interface Written {
  readonly style: string;
  readonly source: string;
}

/** Every way to write a text as a TOML string. */
function ways(text: string): Written[] {
  const escaped = [...text].map((letter, i) => escape(letter, i)).join("");
  const folded = [...text].map((letter, i) =>
    `${i % 5 === 4 ? "\\\n   \n  " : ""}${escape(letter, i)}`
  ).join("");
  const isPlain = /^[^'\p{Cc}]*$/u.test(text);
  return [
    { style: "basic", source: `"${escaped}"` },
    { style: "long", source: `"""\n${escaped}"""` },
    { style: "long without line feed", source: `"""${escaped}"""` },
    { style: "folded", source: `"""${folded}"""` },
    ...isPlain ? [{ style: "literal", source: `'${text}'` }] : [],
    ...isPlain ? [{ style: "long literal", source: `'''\n${text}'''` }] : [],
  ];
}

/** A letter as it is, or as one of its escapes, in turns. */
function escape(letter: string, turn: number): string {
  const code = letter.codePointAt(0) ?? 0;
  const short: { readonly [letter: string]: string } = {
    '"': '\\"',
    "\\": "\\\\",
    "\n": "\\n",
    "\t": "\\t",
  };
  const known = short[letter];
  if (known !== undefined && turn % 2 === 0) return known;
  const mustEscape = code < 0x20 || code === 0x7f || known !== undefined;
  if (!mustEscape && turn % 3 !== 0) return letter;
  if (code > 0xffff) return `\\U${code.toString(16).padStart(8, "0")}`;
  return `\\u${code.toString(16).padStart(4, "0")}`;
}

const texts = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });

Deno.test("move() finds each character of a string, however it is written", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      for (const { style, source } of ways(text)) {
        const file = `# rows\n[[a]]\nx = 1\n[[a]]\nrules-text = ${source}\n`;
        const [, row] = parseToml(file)["a"] as { "rules-text": string }[];
        strictEqual(row?.["rules-text"], text, style);
        const { move } = await tomlLocator(file);
        const place = {
          file: "f",
          row: { table: "a", index: 1 },
          key: "rules-text",
          part: "text" as const,
        };
        let at = 0;
        for (const letter of text) {
          const span = { start: at, end: at + letter.length };
          const found = move(place, span);
          const written = file.slice(found.start, found.end);
          if (source.startsWith('"')) {
            strictEqual(parseToml(`x = """${written}"""`)["x"], letter, style);
          } else {
            strictEqual(written, letter, style);
          }
          at += letter.length;
        }
      }
    }),
    { numRuns: 60 },
  );
});

const PLACES: readonly (readonly [string, string, string])[] = [
  ["a table", '[[t]]\nk = 1\n[[t]]\nk = ‹"x"›\n', "k"],
  [
    "a table after text that looks like one",
    '[[t]]\nz = """\n[[t]]\nk = 2\n"""\n[[t]]\nk = ‹3›\n',
    "k",
  ],
  [
    "a table with tables of its own",
    "[[t]]\n[t.u]\nk = 1\n[[t]]\nk = ‹4›\n[t.u]\nk = 5\n",
    "k",
  ],
  ["an inline table", 't = [{ k = 1 }, { k = ‹"two"› }]\n', "k"],
  ["a quoted header", '["t"]\n', "k"],
  ["a row whose header is quoted", '[["t"]]\nk = 1\n[[t]]\nk = ‹2›\n', "k"],
  [
    "a row whose header is escaped",
    '[[t]]\nk = 1\n[[ "\\u0074" ]]\nk = ‹2›\n[[t]]\nk = 3\n',
    "k",
  ],
  [
    "a row after one whose header is in single quotes",
    "[['t']]\n[ 't' . \"u]\" ]\nk = 0\n[[t]]\nk = ‹2›\n",
    "k",
  ],
  ["a quoted key", '[[t]]\n[[t]]\n"k" = ‹true›\n', "k"],
  ["a row without the key", "[[t]]\nk = 1\n‹[[t]]›\nj = 2\n", "k"],
];

for (const [what, marked, key] of PLACES) {
  Deno.test(`move() finds the value of a key in ${what}`, async () => {
    const text = marked.replaceAll(/[‹›]/g, "");
    const { move } = await tomlLocator(text);
    const place = { file: "f", row: { table: "t", index: 1 }, key };
    const { start, end } = move(place, { start: 0, end: 0 });
    const start0 = marked.indexOf("‹");
    if (start0 === -1) return strictEqual(start, 0);
    deepStrictEqual([start, end], [start0, marked.indexOf("›") - 1]);
  });
}

testCorpus(
  "move() finds each character of each rules text of the reference cards",
  corpusText("dreamtides/tabula/cards.toml"),
  async (file) => {
    const { move } = await tomlLocator(file);
    const rows = parseToml(file)["cards"] as { "rules-text": string }[];
    assertAll(
      rows.map((row, index) => ({ text: row["rules-text"], index })),
      ({ text, index }) => {
        const place = {
          file: "f",
          row: { table: "cards", index },
          key: "rules-text",
          part: "text" as const,
        };
        for (let at = 0; at < text.length; at++) {
          const { start, end } = move(place, { start: at, end: at + 1 });
          strictEqual(file.slice(start, end), text[at]);
        }
      },
      ({ text }) => text,
    );
  },
);
