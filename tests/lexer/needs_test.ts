import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  isBound,
  lexCard,
  nameSpans,
  needsOf,
  parseBindings,
  tokenize,
  unusedVariables,
  usedVariables,
} from "../../lexer/internal.ts";

const needs: readonly [string, readonly string[]][] = [
  ["cards", ["Integer cards"]],
  ["cards2", ["Integer cards2 or cards2"]],
  ["kindle", ["Integer k"]],
  ["kindle2", ["Integer kindle2 or k2"]],
  ["e-", ["Integer e- or e"]],
  ["mode3-cost", ["Integer mode3-cost"]],
  ["a-subtype", ["Subtype subtype"]],
  ["a-figment2", ["Figment figment or figment2"]],
  ["n-figments", ["Figment figment", "Integer number"]],
  ["count-allied-subtype", ["Subtype subtype", "Integer allies"]],
  ["judgment", []],
  ["", []],
];

for (const [name, expected] of needs) {
  Deno.test(`needsOf() says what {${name}} reads`, () => {
    const found = needsOf(name)
      .map(({ kind, names }) => `${kind} ${names.join(" or ")}`);
    deepStrictEqual(found, expected);
  });
}

const bound: readonly [string, string, boolean][] = [
  ["cards", "cards: 2", true],
  ["cards", "card: 2", false],
  ["cards", "cards: warrior", false],
  ["n-figments", "figment: radiant", false],
  ["n-figments", "figment: radiant, number: 2", true],
  ["subtype2", "subtype: warrior", true],
  ["judgment", "", true],
];

for (const [name, variables, expected] of bound) {
  Deno.test(`isBound() of {${name}} with "${variables}" is ${expected}`, () => {
    strictEqual(isBound(name, bindingsOf(variables)), expected);
  });
}

const used: readonly [string, string, string][] = [
  ["Draw {cards}.", "cards: 2, e: 1", "cards"],
  ["{MaterializedJudgment} {kindle}.", "k: 2", "k"],
  ["{e1}: Gain {e2}.", "e1: 2, e2: 1, e: 3", "e1 e2"],
  [
    "{Materialize} {n-figments}.",
    "figment: radiant, number: 2",
    "figment number",
  ],
  ["Nothing.", "cards: 2", ""],
];

for (const [text, variables, expected] of used) {
  Deno.test(`usedVariables() of "${text}" are "${expected}"`, () => {
    const found = usedVariables(tokensOf(text), bindingsOf(variables));
    strictEqual([...found].join(" "), expected);
  });
}

Deno.test("unusedVariables() warns where the name stands in the variables", () => {
  const variables = "cards: 2,\n  point : 3";
  const [warning, ...others] = unusedVariables(
    lexCard("Draw {cards}.", variables),
  );
  deepStrictEqual(others, []);
  strictEqual(warning?.code, "unused-variable");
  strictEqual(warning.severity, "warning");
  strictEqual(warning.source, "variables");
  const { start, end } = warning.span;
  strictEqual(variables.slice(start, end), "point");
});

Deno.test("nameSpans() has both positions of a name that is bound twice", () => {
  const variables = "e: 1, x, e: 2";
  deepStrictEqual(
    [...nameSpans(variables, parseBindings(variables).places)],
    [["e", [{ start: 0, end: 1 }, { start: 9, end: 10 }]]],
  );
});

function bindingsOf(variables: string) {
  const bindings = parseBindings(variables);
  if (!bindings.ok) throw new Error(`"${variables}" cannot be read`);
  return bindings.value;
}

function tokensOf(text: string) {
  const tokens = tokenize(text);
  if (!tokens.ok) throw new Error(`"${text}" cannot be cut`);
  return tokens.value;
}
