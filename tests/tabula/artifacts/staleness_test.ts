import {
  deepStrictEqual,
  notStrictEqual,
  strictEqual,
} from "node:assert/strict";
import fc from "fast-check";
import { staleness } from "../../../tabula/mod.ts";
import { build, SAMPLE } from "../build.ts";

const { artifacts } = build(SAMPLE);

const code = (contents: string) => ({
  name: "a.ts",
  kind: "code" as const,
  contents,
});
const data = (value: unknown) => ({
  name: "a.json",
  kind: "data" as const,
  contents: JSON.stringify(value, null, 2),
});

Deno.test("staleness() finds nothing in fresh artifacts", () => {
  for (const artifact of artifacts) {
    strictEqual(staleness(artifact, artifact.contents), undefined);
  }
});

Deno.test("staleness() finds every one of 200 random edits of a character", () => {
  const edit = fc.record({
    artifact: fc.constantFrom(...artifacts),
    at: fc.nat(),
    kind: fc.constantFrom("insert", "delete", "replace"),
    letter: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  });
  fc.assert(
    fc.property(edit, ({ artifact, at, kind, letter }) => {
      const text = artifact.contents ?? "";
      const start = at % (text.length + (kind === "insert" ? 1 : 0));
      const end = kind === "insert" ? start : start + 1;
      const edited = text.slice(0, start) + (kind === "delete" ? "" : letter) +
        text.slice(end);
      fc.pre(edited !== text && changesMeaning(artifact.kind, text, edited));
      notStrictEqual(staleness(artifact, edited), undefined);
    }),
    { numRuns: 200 },
  );
});

/** Edits of code always do; those of JSON may be blanks between its values. */
function changesMeaning(kind: string, before: string, after: string): boolean {
  if (kind === "code") return true;
  try {
    const compact = (text: string) => JSON.stringify(JSON.parse(text));
    return compact(before) !== compact(after);
  } catch {
    return true;
  }
}

const CASES: readonly (readonly [string, readonly string[] | undefined])[] = [
  ["a\nb\n", undefined],
  ["a\nc\n", [
    "  First difference at line 2:",
    "    actual:   c",
    "    expected: b",
  ]],
  ["a\nb\nc\n", ["  Line count differs: actual=3, expected=2"]],
  ["a\n", ["  Line count differs: actual=1, expected=2"]],
  ["a\nb", ["  Only the line feed at the end differs"]],
  ["a\r\nb\n", [
    "  First difference at line 1:",
    "    actual:   a\r",
    "    expected: a",
  ]],
];

for (const [stored, details] of CASES) {
  Deno.test(`staleness() of code stored as ${JSON.stringify(stored)}`, () => {
    deepStrictEqual(staleness(code("a\nb\n"), stored)?.details, details);
  });
}

const VALUES: readonly (readonly [string, string | undefined])[] = [
  ['{"b":[1,{"c":0}],"a":"x"}', undefined],
  ['{"a":"x","b":[1,{"c":-0}]}', "$.b[1].c: -0 instead of 0"],
  ['{"a":"x","b":[1,{"c":0,"d":null}]}', "$.b[1].d: null instead of (nothing)"],
  ['{"a":"x","b":[1]}', '$.b[1]: (nothing) instead of {"c":0}'],
  ['{"a":"x"}', '$.b: (nothing) instead of [1,{"c":0}]'],
  [
    '{"a":"x","b":[1,{"c":0}],"__proto__":1}',
    "$.__proto__: 1 instead of (nothing)",
  ],
  ['{"a":"x","b":[1,{"c":0}],"a b":1}', '$["a b"]: 1 instead of (nothing)'],
  ["[]", '$: [] instead of {"a":"x","b":[1,{"c":0}]}'],
];

for (const [stored, expected] of VALUES) {
  Deno.test(`staleness() of JSON stored as ${stored}`, () => {
    const fresh = data({ a: "x", b: [1, { c: 0 }] });
    const [where, actual, wanted] = staleness(fresh, stored)?.details ?? [];
    const found = where &&
      `${where.slice("  First difference at ".length)} ${
        actual?.slice("    actual:   ".length)
      } instead of ${wanted?.slice("    expected: ".length)}`;
    strictEqual(found, expected);
  });
}

Deno.test("staleness() of an artifact that is missing, no JSON, or not built", () => {
  deepStrictEqual(staleness(code("a"), undefined)?.details, [
    "  The file is missing",
  ]);
  strictEqual(
    staleness(data({}), "{")?.details[0]?.startsWith("  It is not JSON"),
    true,
  );
  strictEqual(
    staleness({ ...code("a"), contents: undefined }, "a")?.name,
    "a.ts",
  );
});
