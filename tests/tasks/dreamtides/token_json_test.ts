import { deepStrictEqual } from "node:assert/strict";
import { parseBindings } from "../../../lexer/bindings.ts";
import { resolve } from "../../../lexer/resolve.ts";
import {
  type ResolvedTokenJson,
  resolvedTokenJson,
  type TokenJson,
  tokenJson,
} from "../../../tasks/dreamtides/token_json.ts";
import { tokenize } from "../../../lexer/tokenize.ts";

const tokens: readonly (readonly [string, TokenJson])[] = [
  ["Draw", { Word: "draw" }],
  ["{Cards}", { Directive: "cards" }],
  [".", "Period"],
  [",", "Comma"],
  [":", "Colon"],
  ["\n", "Newline"],
];

for (const [text, expected] of tokens) {
  Deno.test(`tokenJson() of ${JSON.stringify(text)}`, () => {
    const result = tokenize(text);
    deepStrictEqual(result.ok && result.value.map(tokenJson), [expected]);
  });
}

const resolved: readonly (readonly [string, string, ResolvedTokenJson])[] = [
  ["draw", "", { Token: { Word: "draw" } }],
  [".", "", { Token: "Period" }],
  ["{Banish}", "", { Token: { Directive: "banish" } }],
  ["{cards}", "cards: 2", { Integer: { directive: "cards", value: 2 } }],
  ["{e1}", "e1: 3", { Integer: { directive: "e1", value: 3 } }],
  [
    "{a-subtype}",
    "subtype: spirit-animal",
    { Subtype: { directive: "a-subtype", subtype: "SpiritAnimal" } },
  ],
  [
    "{a-figment}",
    "figment: radiant",
    { Figment: { directive: "a-figment", figment_type: "Radiant" } },
  ],
  ["{n-figments}", "number: 3, figment: shadow", {
    FigmentCount: { directive: "n-figments", count: 3, figment_type: "Shadow" },
  }],
  ["{count-allied-subtype}", "allies: 2, subtype: warrior", {
    SubtypeCount: {
      directive: "count-allied-subtype",
      count: 2,
      subtype: "Warrior",
    },
  }],
];

for (const [text, variables, expected] of resolved) {
  Deno.test(`resolvedTokenJson() of ${text} with "${variables}"`, () => {
    const bindings = parseBindings(variables);
    const result = tokenize(text);
    const values = resolve(
      result.ok ? result.value : [],
      bindings.ok ? bindings.value : new Map(),
    );
    deepStrictEqual(values.ok && values.value.map(resolvedTokenJson), [
      expected,
    ]);
  });
}
