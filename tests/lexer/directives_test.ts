import { deepStrictEqual, notStrictEqual } from "node:assert/strict";
import {
  DIRECTIVES,
  type VariableKind,
  VARIABLES_READ,
  type VariableValue,
} from "../../ast/internal.ts";
import { parseBindings, resolve, tokenize } from "../../lexer/internal.ts";
import { errorsOf, valueOf } from "../results.ts";

/** A value of each kind, as it is written in bindings. */
const WRITTEN: { readonly [K in VariableKind]: string } = {
  Integer: "7",
  Subtype: "mage",
  Figment: "shadow",
};

/** The value that a directive takes on, or the variable it misses. */
function resolved(text: string, variables: string): unknown {
  const bindings = valueOf(parseBindings(variables));
  const result = resolve(valueOf(tokenize(text)), bindings);
  if (!result.ok) return result.errors[0]?.details;
  const [token] = result.value;
  return token !== undefined && "value" in token ? token.value : undefined;
}

for (const [spelling, { kind, reads }] of Object.entries(DIRECTIVES)) {
  const kinds = VARIABLES_READ[kind];
  const bound = (number: string) =>
    reads.map((name, i) => `${name}${number}: ${WRITTEN[kinds[i]!]}`).join();
  const name = spelling.toLowerCase();

  Deno.test(`{${spelling}} reads "${reads.join('" and "')}"`, () => {
    notStrictEqual(resolved(`{${spelling}}`, bound("")), undefined);
    deepStrictEqual(
      resolved(`{${spelling}}`, ""),
      { variable: reads[0], directive: name },
    );
  });

  if (spelling === "e-") continue;
  Deno.test(`{${spelling}2} reads the same with a number`, () => {
    deepStrictEqual(
      resolved(`{${spelling}2}`, bound("2")),
      resolved(`{${spelling}}`, bound("")),
    );
  });
}

/** A directive with its variables, and what it becomes. */
const CASES: readonly (readonly [string, string, unknown])[] = [
  ["{kindle2}", "kindle2: 4, k2: 5", 4],
  ["{kindle2}", "k2: 5", 5],
  ["{cards01}", "cards01: 6", 6],
  ["{subtype2}", "subtype: mage", "Mage"],
  ["{subtype2}", "subtype: mage, subtype2: robot", "Mage"],
  ["{subtype2}", "subtype1: mage, subtype2: robot", "Robot"],
  ["{n-figments}", "figment: shadow, number: 2", {
    count: 2,
    figment: "Shadow",
  }],
  ["{count-allied-subtype}", "subtype: mage, allies: 2", {
    count: 2,
    subtype: "Mage",
  }],
  ["{mode3-cost}", "mode3-cost: 9", 9],
  ["{e-}", "e: 2", 2],
  ["{cards}", "cards: mage", {
    variable: "cards",
    directive: "cards",
    expected: "a whole number",
    found: "a subtype",
  }],
  ["{cards2}", "cards: 2", { variable: "cards2", directive: "cards2" }],
  ["{n-figments}", "figment: shadow", {
    variable: "number",
    directive: "n-figments",
  }],
  ["{Banish}", "", undefined],
];

for (const [text, variables, expected] of CASES) {
  Deno.test(`resolve() reads ${text} with "${variables}"`, () => {
    deepStrictEqual(resolved(text, variables), expected);
  });
}

Deno.test("resolve() reports every unresolved directive", () => {
  const tokens = valueOf(tokenize("{cards} {e} {cards}"));
  const none: ReadonlyMap<string, VariableValue> = new Map();
  deepStrictEqual(
    errorsOf(resolve(tokens, none)).map((
      { span: { start, end } },
    ) => [start, end]),
    [[0, 7], [8, 11], [12, 19]],
  );
});
