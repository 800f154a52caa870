import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { parseToml } from "../../../tabula/toml/parse_toml.ts";
import { pieceEnd } from "../../../tabula/toml/pieces.ts";
import { scanToml } from "../../../tabula/toml/scan.ts";

/** A TOML text, and its keys with what stands after them. */
const PAIRS:
  readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    ['a = 1 # one\nb = "x # y"\n', [["a", "1"], ["b", '"x # y"']]],
    ['a = """x\n"y" \\""""\nb = 2', [["a", '"""x\n"y" \\""""'], ["b", "2"]]],
    ["a = '''x\ny'''\nb = 2", [["a", "'''x\ny'''"], ["b", "2"]]],
    ['a = [1, "]", # ]\n 2]\nb = { c = 1 }', [
      ["a", '[1, "]", # ]\n 2]'],
      ["b", "{ c = 1 }"],
    ]],
    ["a = 1979-05-27 07:32:00 \r\nb = 1.5\r\n", [
      ["a", "1979-05-27 07:32:00"],
      ["b", "1.5"],
    ]],
    ['"quoted key" = 1', [["quoted key", "1"]]],
    ["a . 'b.c' .d = 1", [["a/b.c/d", "1"]]],
    ['"\\u0061" = 1', [["a", "1"]]],
    // As they are typed.
    ['a = "not closed\nb = 2', [["a", '"not closed'], ["b", "2"]]],
    ['a = "escaped\\"\nb = 2', [["a", '"escaped\\"'], ["b", "2"]]],
    ["a\nb =\nc = 3", [["a", ""], ["b", ""], ["c", "3"]]],
    ["a = 1]\nb = 2", [["a", "1]"], ["b", "2"]]],
  ];

for (const [text, pairs] of PAIRS) {
  Deno.test(`scanToml() finds the values of ${JSON.stringify(text)}`, () => {
    const { sections: [top], pairsOf } = scanToml(text);
    ok(top);
    deepStrictEqual(
      pairsOf(top).map(({ path, value }) => [
        path.join("/"),
        text.slice(value?.start, value?.end ?? 0),
      ]),
      pairs,
    );
  });
}

/** A header, the keys in it, and how much of it is the header. */
const HEADERS: readonly (readonly [string, readonly string[], string?])[] = [
  ["[[cards]]", ["cards"]],
  ["[[ cards ]] # all of them", ["cards"], "[[ cards ]]"],
  ['[["cards"]]', ["cards"]],
  ["[['cards']]", ["cards"]],
  ['[["\\u0063ards"]]', ["cards"]],
  ['[["\\U00000063\\x61rds"]]', ["cards"]],
  ['[ "a]b" . c.\'d"\' ]', ["a]b", "c", 'd"']],
  ['["tab\\there"]', ["tab\there"]],
  ["[cards", ["cards"]],
  ["[[cards] ", ["cards"], "[[cards]"],
  ["[[", []],
];

for (const [text, path, header = text] of HEADERS) {
  Deno.test(`scanToml() reads the header ${text}`, () => {
    const section = scanToml(`a = 1\n  ${text}\r\nb = 2`).sections[1];
    deepStrictEqual(section?.path, path);
    strictEqual(section.isArray, text.startsWith("[["));
    strictEqual(section.header.end - section.header.start, header.length);
  });
}

Deno.test("scanToml() finds the section of an offset", () => {
  const text = "x = 1\n[[a]]\ny = '''\n[b]\n'''\n[c]\n";
  const { sectionAt } = scanToml(text);
  const paths = [0, 5, 6, 20, text.length].map((at) => sectionAt(at).path);
  deepStrictEqual(paths, [[], [], ["a"], ["a"], ["c"]]);
});

/** Anything at all, mostly made of what means something in TOML. */
const anything = fc.array(fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...["[", "]", "{", "}", "=", ",", '"', "'", '"""', "'''", "#", "\\"],
      ...["\n", "\r\n", "\r", "\t", " ", "a", ".", "[[a]]\n", "b = 1\n"],
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
)).map((all) => all.join(""));

Deno.test("pieceEnd() cuts any text into pieces without gaps", () => {
  fc.assert(fc.property(anything, (text) => {
    const pieces: string[] = [];
    for (let at = 0; at < text.length;) {
      const end = pieceEnd(text, at);
      ok(end > at);
      pieces.push(text.slice(at, end));
      at = end;
    }
    strictEqual(pieces.join(""), text);
  }));
});

Deno.test("scanToml() cuts any text into sections without gaps, and finds pairs in order", () => {
  fc.assert(fc.property(anything, (text) => {
    const { sections, pairsOf, stringOf } = scanToml(text);
    const sources = sections.map(({ span: { start, end } }) =>
      text.slice(start, end)
    );
    strictEqual(sources.join(""), text);
    for (const section of sections) {
      const pairs = pairsOf(section);
      const offsets = [
        section.header.start,
        section.header.end,
        ...pairs.flatMap(({ keySpan, value = keySpan }) => [
          keySpan.start,
          Math.max(value.start, keySpan.end),
          Math.max(value.end, keySpan.end),
        ]),
        section.span.end,
      ];
      deepStrictEqual(offsets, offsets.toSorted((a, b) => a - b));
      for (const pair of pairs) {
        const string = stringOf(pair);
        const inside = string?.toText({ start: 0, end: string.value.length });
        ok((inside?.end ?? 0) <= section.span.end);
      }
    }
  }));
});

const blank = fc.constantFrom("", " ", "\t ");
const lineEnd = fc.constantFrom(
  "\n",
  "\r\n",
  " # [[t]]\n",
  "\n\n",
  "\n# x = 1\n",
);
const string = fc.constantFrom(
  ...['""', '"a # b"', '"[[t]]"', '"\\"\\\\"', '"\\u00e9\\n"', "''", "'\\'"],
  ...['"""\n[[t]]\nk = 1\n"""', '"""a\\\n   b"c""""', '""""""'],
  ...["'''\n'a'\n[t]'''", "'''a''''"],
);
const scalar = fc.oneof(
  string,
  fc.constantFrom(
    "1",
    "-2.5e3",
    "true",
    "inf",
    "1979-05-27 07:32:00",
    "07:32:00",
  ),
);
const value: fc.Arbitrary<string> = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, scalar, tie("list"), tie("table")),
  list: fc.tuple(
    fc.array(tie("value")),
    fc.constantFrom(",", " ,\n", ", # ]\n  "),
    fc.constantFrom("", "\n", ""),
  ).map(([all, comma, space]) => `[${space}${all.join(comma)}${space}]`),
  table: fc.array(tie("value")).map((all) =>
    `{ ${all.map((each, i) => `k${i} = ${each}`).join(", ")} }`
  ),
})).value as fc.Arbitrary<string>;

/** Keys that do not contradict each other, spelled in several ways. */
const SPELLINGS = [
  "a",
  '"b"',
  "'c.d'",
  'e."\\u0066"',
  "g . h . i",
  "true",
  "1",
];

const body = fc.array(fc.tuple(blank, blank, value, lineEnd), {
  maxLength: SPELLINGS.length,
}).map((lines) =>
  lines.map(([before, around, value, end], i) =>
    `${before}${SPELLINGS[i]}${around}=${around}${value}${end}`
  ).join("")
);

const header = fc.constantFrom("[[t]]", '[[ "t" ]]', "[[u]]", "[[t]] # [t]");

/** Valid TOML: keys at the top, then rows. */
const valid = fc.tuple(body, fc.array(fc.tuple(header, lineEnd, body))).map(
  ([top, rows]) =>
    top +
    rows.map(([head, end, body]) =>
      head + (head.includes("#") ? "\n" : end) + body
    ).join(""),
);

Deno.test("scanToml() finds the values that the TOML parser reads", () => {
  let count = 0;
  fc.assert(fc.property(valid, (text) => {
    const whole = parseToml(text);
    const { sections, pairsOf, stringOf } = scanToml(text);
    const rows = new Map<string, number>();
    for (const section of sections) {
      const [table] = section.path;
      const index = rows.get(table ?? "") ?? 0;
      rows.set(table ?? "", index + 1);
      const row = at(whole, table === undefined ? [] : [table, index]);
      for (const pair of pairsOf(section)) {
        const expected = at(row, pair.path);
        const source = text.slice(pair.value?.start, pair.value?.end ?? 0);
        deepStrictEqual(parseToml(`x = ${source}`)["x"], expected);
        const found = stringOf(pair)?.value;
        strictEqual(found, typeof expected === "string" ? expected : undefined);
        count++;
      }
    }
  }));
  ok(count > 500);
});

/** What a path leads to. */
function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(
    (inner, key) => (inner as Readonly<Record<string, unknown>>)[key],
    value,
  );
}
