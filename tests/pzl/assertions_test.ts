import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applySuggestion } from "../../mod.ts";
import {
  type Assertion,
  type AssertionPredicate,
  parseAssertion,
  parseAssertions,
  type PuzzleDiagnostic,
} from "../../pzl/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";
import { errorsOf } from "../results.ts";

/** At least one line for each kind of assertion. */
const lines: {
  readonly [K in AssertionPredicate["kind"]]: readonly [string, Assertion][];
} = {
  life: [
    ["life eq 20", {
      negated: false,
      kind: "life",
      scope: "me",
      cmp: "eq",
      value: 20,
    }],
    ["NOT  opponent life\tle -3", {
      negated: true,
      kind: "life",
      scope: "opponent",
      cmp: "le",
      value: -3,
    }],
  ],
  lifeGained: [["life gained ge 3", {
    negated: false,
    kind: "lifeGained",
    scope: "me",
    cmp: "ge",
    value: 3,
  }]],
  zoneCount: [["opponent hand count eq 0", {
    negated: false,
    kind: "zoneCount",
    scope: "opponent",
    zone: "hand",
    cmp: "eq",
    value: 0,
  }]],
  zoneContains: [["exile contains  Paper   Tiger", {
    negated: false,
    kind: "zoneContains",
    scope: "me",
    zone: "exile",
    card: "Paper Tiger",
  }]],
  libraryTopContains: [["library top 3 contains Forest", {
    negated: false,
    kind: "libraryTopContains",
    scope: "me",
    depth: 3,
    card: "Forest",
  }]],
  gameResult: [["NOT game lost", {
    negated: true,
    kind: "gameResult",
    result: "lost",
  }]],
  turn: [["turn le 2", {
    negated: false,
    kind: "turn",
    cmp: "le",
    value: 2,
  }]],
  triggerFired: [
    ["trigger fired", { negated: false, kind: "triggerFired" }],
    ["trigger fired from Soul Warden", {
      negated: false,
      kind: "triggerFired",
      card: "Soul Warden",
    }],
  ],
  spellCast: [
    ["spell cast", { negated: false, kind: "spellCast" }],
    ["spell cast Opt", { negated: false, kind: "spellCast", card: "Opt" }],
  ],
  creatureDied: [["creature died Bear Cub", {
    negated: false,
    kind: "creatureDied",
    card: "Bear Cub",
  }]],
};

for (const [line, assertion] of Object.values(lines).flat()) {
  Deno.test(`parseAssertion() reads "${line}"`, () => {
    deepStrictEqual(parseAssertion(line), {
      ok: true,
      assertion,
      warnings: [],
    });
  });
}

/** A line with "‹›" at the place of its error. */
const faults: readonly (readonly [string, string])[] = [
  ["empty-assertion", "‹›"],
  ["empty-assertion", "‹›   "],
  ["missing-predicate", "NOT me‹›  "],
  ["unknown-predicate", "NOT ‹›NOT life eq 1"],
  ["unknown-predicate", "me ‹›opponent life eq 1"],
  ["expected-comparator", "life gained ‹›3"],
  ["expected-integer", "hand count eq ‹›+1"],
  ["expected-integer", "turn eq ‹›2147483648"],
  ["expected-keyword", "hand ‹›top 1 contains Opt"],
  ["expected-keyword", "library top 1‹›"],
  ["missing-card-name", "trigger fired from‹›"],
  ["extra-tokens", "game won ‹›twice"],
];

for (const [code, marked] of faults) {
  Deno.test(`parseAssertion() reports ${code} in "${marked}"`, () => {
    const result = parseAssertion(marked.replace("‹›", ""));
    const [error] = result.ok ? [] : result.errors;
    strictEqual(error?.code, code);
    strictEqual(error?.column, marked.indexOf("‹›") + 1);
  });
}

for (
  const [line, expected] of [
    ["hand first contains Opt", '"count" or "contains"'],
    ["library first contains Opt", '"count", "top" or "contains"'],
  ] as const
) {
  Deno.test(`parseAssertion() expects ${expected} in "${line}"`, () => {
    const result = parseAssertion(line);
    ok(!result.ok && result.errors[0]?.message.includes(expected));
  });
}

for (
  const [line, meant] of [
    ["life equals 20", "life eq 20"],
    ["turn <= 2", "turn le 2"],
    ["opponent life != 3", "opponent life ne 3"],
  ] as const
) {
  Deno.test(`parseAssertion() suggests "${meant}" for "${line}"`, () => {
    const result = parseAssertion(line);
    const [error] = result.ok ? [] : result.errors;
    ok(error?.suggestion);
    const { text } = applySuggestion({ text: line }, error.suggestion);
    strictEqual(text, meant);
    ok(parseAssertion(meant).ok);
  });
}

Deno.test("parseAssertion() warns of a scope without effect", () => {
  const result = parseAssertion("NOT opponent game won");
  strictEqual(result.ok && result.warnings[0]?.code, "scope-ignored");
  strictEqual(result.ok && result.warnings[0]?.column, 5);
});

Deno.test("parseAssertions() reads the section of a file and goes on after a fault", () => {
  const text =
    "[Assertions]\n# the end\ngame won\n  life equals 3\nturn le 2\n";
  const result = parseAssertions(text);
  deepStrictEqual(result.assertions.map(({ kind }) => kind), [
    "gameResult",
    "turn",
  ]);
  deepStrictEqual(
    errorsOf(result).map(({ code, line, column }) => ({ code, line, column })),
    [{ code: "expected-comparator", line: 4, column: 8 }],
  );
  strictEqual(result.ok, false);
});

interface Row {
  readonly line: string;
  readonly expect: {
    readonly ok: boolean;
    readonly warnings?: readonly unknown[];
  };
}

function place({ code, column }: PuzzleDiagnostic): unknown {
  return { code, column };
}

const rows = corpusJson<readonly Row[]>("pzl/assertions.json");

testCorpus("parseAssertion() reads the reference lines", rows, (all) => {
  assertAll(all, ({ line, expect }) => {
    const result = parseAssertion(line);
    const actual = result.ok
      ? { ...result, warnings: result.warnings.map(place) }
      : { ok: false, error: place(result.errors[0]!) };
    const expected = expect.ok ? { warnings: [], ...expect } : expect;
    deepStrictEqual(actual, expected);
  }, ({ line }) => line);
});
