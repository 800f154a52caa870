import { deepStrictEqual, ok } from "node:assert/strict";
import { levenshtein } from "../../diagnostics/edit_distance.ts";
import {
  suggestDirectives,
  suggestVariables,
  suggestWords,
} from "../../parser/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";

const suggestions = {
  suggest_word: suggestWords,
  suggest_directive: suggestDirectives,
  suggest_variable: suggestVariables,
};

const rows: readonly [keyof typeof suggestions, string, readonly string[]][] = [
  ["suggest_word", "drew", ["draw"]],
  ["suggest_word", "Draw", ["draw"]],
  ["suggest_word", "eech", ["each"]],
  ["suggest_word", "xyzabc", []],
  ["suggest_directive", "Judgement", ["judgment"]],
  ["suggest_directive", "Disolve", ["dissolve"]],
  ["suggest_directive", "card", ["cards"]],
  ["suggest_directive", "CompletelyInvalidDirectiveName", []],
  ["suggest_variable", "card", ["cards"]],
  ["suggest_variable", "subtyp", ["subtype"]],
];

for (const [name, input, expected] of rows) {
  Deno.test(`${name} of "${input}" gives ${expected.join(", ") || "nothing"}`, () => {
    deepStrictEqual(suggestions[name](input), expected);
  });
}

interface Vector {
  readonly source: string;
  readonly function: keyof typeof suggestions | "levenshtein";
  readonly input: string | readonly [string, string];
  readonly expectedNone?: boolean;
  readonly expectedContains?: string;
  readonly expectedEquals?: unknown;
}

testCorpus(
  "suggestions agree with every vector of suggestions.json",
  corpusJson<Vector[]>("dreamtides/vectors/suggestions.json"),
  (vectors) => assertAll(vectors, check, ({ source }) => source),
);

function check(vector: Vector): void {
  const found = outcome(vector);
  if (vector.expectedNone) deepStrictEqual(found, []);
  if (vector.expectedEquals !== undefined) {
    deepStrictEqual(found, vector.expectedEquals);
  }
  if (vector.expectedContains !== undefined) {
    ok(Array.isArray(found) && found.includes(vector.expectedContains));
  }
}

function outcome({ function: name, input }: Vector): unknown {
  if (typeof input !== "string") return levenshtein(...input);
  return name === "levenshtein" ? undefined : suggestions[name](input);
}
