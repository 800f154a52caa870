import { deepStrictEqual, strictEqual, throws } from "node:assert/strict";
import { display } from "../../serializer/display/mod.ts";
import { detectDialect } from "../../lexer/mod.ts";
import { lintCard, parse } from "../../parser/mod.ts";
import {
  parseBindings,
  type Variables,
  variablesText,
} from "../../lexer/internal.ts";

const texts: readonly (readonly [Variables, string])[] = [
  ["cards: 2,e:3", "cards: 2,e:3"],
  [{}, ""],
  [{ cards: 2, e: 0 }, "cards: 2, e: 0"],
  [
    { subtype: "warrior", figment: "radiant" },
    "subtype: warrior, figment: radiant",
  ],
  [{ t: "SpiritAnimal" }, "t: SpiritAnimal"],
  [{ cards: "2" }, "cards: 2"],
];

for (const [variables, text] of texts) {
  Deno.test(`variablesText() writes ${JSON.stringify(variables)}`, () => {
    strictEqual(variablesText(variables), text);
  });
}

// What callers without types can pass.
const unusable: readonly (readonly [unknown, RegExp])[] = [
  [
    undefined,
    /"variables": expected a string or a plain object, found nothing/,
  ],
  [null, /found null/],
  [2, /found the number 2/],
  [["cards: 2"], /found a list/],
  [new Map([["cards", 2]]), /a plain object/],
  [{ cards: 1.5 }, /"variables.cards": expected a whole number/],
  [{ cards: -1 }, /found the number -1/],
  [{ cards: NaN }, /found the number NaN/],
  [{ cards: 4294967296 }, /up to 4294967295/],
  [{ cards: null }, /found null/],
  [{ cards: true }, /found true/],
  [{ cards: { Integer: 2 } }, /found a value of type object/],
  [{ cards: "2, e: 3" }, /without commas/],
  [{ "cards: 2, e": 3 }, /names without colons/],
  [{ " cards": 2 }, /names without colons/],
];

for (const [variables, message] of unusable) {
  Deno.test(`variablesText() refuses ${Deno.inspect(variables)}`, () => {
    throws(() => variablesText(variables as Variables), {
      name: "TypeError",
      message,
    });
  });
}

Deno.test("an object of variables does what the text does, everywhere", () => {
  const text = "{Dissolve} {a-subtype} with cost {e} or less.";
  const object = { subtype: "warrior", e: 2 };
  const written = "subtype: warrior, e: 2";

  deepStrictEqual(parse(text, object), parse(text, written));
  deepStrictEqual(display(text, object), display(text, written));
  deepStrictEqual(lintCard(text, object), lintCard(text, written));
  deepStrictEqual(parseBindings(object), parseBindings(written));
  strictEqual(detectDialect("{cards}", { c: 2 }), "rlf");
});

Deno.test("a name that is no value is a diagnostic in the text of the object", () => {
  const card = parse("{Dissolve} {a-subtype}.", { subtype: "warior" });
  const [error] = card.ok ? [] : card.errors;

  deepStrictEqual([error?.code, error?.source, error?.span], [
    "invalid-binding-value",
    "variables",
    { start: 9, end: 15 },
  ]);
});
