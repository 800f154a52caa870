import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { parse } from "smol-toml";
import { scanToml } from "../../../editor/toml/scan.ts";
import { tomlString } from "../../../editor/toml/string_value.ts";

/** A TOML text, and its keys with what stands after them. */
const CASES:
  readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    ['a = 1 # one\nb = "x # y"\n', [["a", "1"], ["b", '"x # y"']]],
    ['a = """x\n"y" \\""""\nb = 2', [["a", '"""x\n"y" \\""""'], ["b", "2"]]],
    ["a = '''x\ny'''\nb = 2", [["a", "'''x\ny'''"], ["b", "2"]]],
    ['a = [1, "]", # ]\n 2]\nb = { c = 1 }', [
      ["a", '[1, "]", # ]\n 2]'],
      ["b", "{ c = 1 }"],
    ]],
    ['"quoted key" = 1', [["quoted key", "1"]]],
    ['a = "not closed\nb = 2', [["a", '"not closed'], ["b", "2"]]],
    ["a\nb =\nc = 3", [["a", ""], ["b", ""], ["c", "3"]]],
  ];

for (const [text, pairs] of CASES) {
  Deno.test(`scanToml() finds the values of ${JSON.stringify(text)}`, () => {
    const [section] = scanToml(text).sections;
    deepStrictEqual(
      section?.pairs.map(({ key, value }) => [
        key,
        text.slice(value?.start, value?.end ?? 0),
      ]),
      pairs,
    );
  });
}

Deno.test("scanToml() counts the tables of each name", () => {
  const text = "x = 1\n[[a]]\n[[ b ]] # note\n[[a]]\n[c]\n";
  deepStrictEqual(
    scanToml(text).sections.map(({ table, index, isArray }) => [
      table,
      index,
      isArray,
    ]),
    [
      ["", 0, false],
      ["a", 0, true],
      ["b", 0, true],
      ["a", 1, true],
      ["c", 0, false],
    ],
  );
});

const strings = fc.string({
  unit: fc.constantFrom("a", "é", "\u{1f98a}", '"', "\\", "\n", "'", " "),
});

Deno.test("tomlString() reads any string as the TOML parser does", () => {
  fc.assert(fc.property(strings, (value) => {
    const source = JSON.stringify(value);
    const string = tomlString(`s = ${source}`, {
      start: 4,
      end: 4 + source.length,
    });
    strictEqual(string.value, parse(`s = ${source}`)["s"]);
  }));
});

Deno.test("tomlString() maps every offset of a value to the text and back", () => {
  fc.assert(fc.property(strings, (value) => {
    const source = JSON.stringify(value);
    const { toText, toValue } = tomlString(source, {
      start: 0,
      end: source.length,
    });
    for (let at = 0; at <= value.length; at++) {
      // The two halves of a character that is one escape start at one place.
      ok([at, at - 1].includes(toValue(toText(at))));
    }
  }));
});

Deno.test("tomlString() writes what reads back, or refuses", () => {
  fc.assert(
    fc.property(
      strings,
      fc.constantFrom('"', "'", '"""', "'''"),
      (piece, quotes) => {
        const { written } = tomlString(`${quotes}${quotes}`, {
          start: 0,
          end: 2 * quotes.length,
        });
        const source = written(piece);
        // Long quotes drop a line feed that follows them.
        if (source === undefined || source.startsWith("\n")) return;
        strictEqual(parse(`s = ${quotes}${source}${quotes}`)["s"], piece);
      },
    ),
  );
});

Deno.test("scanToml() never gives up, whatever is typed", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "[",
      "]",
      "=",
      '"',
      "'",
      "#",
      "\n",
      "a",
      " ",
      "\\",
      "{",
      '"""',
    ),
  ).map((all) => all.join(""));
  fc.assert(fc.property(pieces, (text) => {
    const { sections } = scanToml(text);
    strictEqual(sections.at(-1)?.span.end, text.length);
  }));
});
