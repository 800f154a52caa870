import { deepStrictEqual, strictEqual, throws } from "node:assert/strict";
import fc from "fast-check";
import {
  type Bindings,
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  MAX_U32,
  type VariableValue,
} from "../../ast/internal.ts";
import { applySuggestion } from "../../diagnostics/internal.ts";
import { formatBindings, parseBindings } from "../../lexer/internal.ts";
import { errorsOf, valueOf } from "../results.ts";

const SPIRIT_ANIMAL: VariableValue = { Subtype: "SpiritAnimal" };

/** Texts and the values they bind. */
const VALUES: {
  readonly [text: string]: { readonly [name: string]: VariableValue };
} = {
  "": {},
  " , ,\n": {},
  "cards: 2, e: 3": { cards: { Integer: 2 }, e: { Integer: 3 } },
  "cards: 2\ne: 3\n": { cards: { Integer: 2 }, e: { Integer: 3 } },
  "cards: 2\r\ne: 3": { cards: { Integer: 2 }, e: { Integer: 3 } },
  "e: 1, e: 2": { e: { Integer: 2 } },
  "e: +3": { e: { Integer: 3 } },
  "e: 007": { e: { Integer: 7 } },
  "e: 4294967295": { e: { Integer: MAX_U32 } },
  ": 3": { "": { Integer: 3 } },
  "subtype: Warrior": { subtype: { Subtype: "Warrior" } },
  "subtype: warrior": { subtype: { Subtype: "Warrior" } },
  "subtype: spirit-animal": { subtype: SPIRIT_ANIMAL },
  "subtype: Spirit Animal": { subtype: SPIRIT_ANIMAL },
  "subtype: SpiritAnimal": { subtype: SPIRIT_ANIMAL },
  "figment: Radiant": { figment: { Figment: "Radiant" } },
  "__proto__: 1, constructor: 2": {
    ["__proto__"]: { Integer: 1 },
    constructor: { Integer: 2 },
  },
};

for (const [text, values] of Object.entries(VALUES)) {
  Deno.test(`parseBindings() reads ${JSON.stringify(text)}`, () => {
    deepStrictEqual(
      [...valueOf(parseBindings(text))],
      Object.entries(values),
    );
  });
}

/** Texts with the bad part marked, and the code of the problem. */
const PROBLEMS: { readonly [text: string]: string } = {
  "‹cards 2›": "binding-without-colon",
  "e: 1, ‹cards›, s: 2": "binding-without-colon",
  "e: ‹-1›": "invalid-binding-value",
  "e: ‹1.0›": "invalid-binding-value",
  "e: ‹1e3›": "invalid-binding-value",
  "e: ‹0x10›": "invalid-binding-value",
  "e: ‹4294967296›": "invalid-binding-value",
  "a: ‹1: 2›": "invalid-binding-value",
  "subtype: ‹wizzard›": "invalid-binding-value",
  "e:‹›": "invalid-binding-value",
};

for (const [marked, code] of Object.entries(PROBLEMS)) {
  const text = marked.replaceAll(/[‹›]/g, "");
  Deno.test(`parseBindings() reports "${marked}"`, () => {
    const [first] = errorsOf(parseBindings(text));
    const start = marked.indexOf("‹");
    strictEqual(first?.code, code);
    strictEqual(first.source, "variables");
    deepStrictEqual(first.span, { start, end: marked.indexOf("›") - 1 });
  });
}

Deno.test("parseBindings() reads what formatBindings() writes", () => {
  const value = fc.oneof(
    fc.nat(MAX_U32).map((Integer): VariableValue => ({ Integer })),
    fc.constantFrom(...CARD_SUBTYPES)
      .map((Subtype): VariableValue => ({ Subtype })),
    fc.constantFrom(...FIGMENT_TYPES)
      .map((Figment): VariableValue => ({ Figment })),
  );
  const pairs = fc.array(
    fc.tuple(fc.stringMatching(/^[a-z0-9-]{1,9}$/), value),
  );
  fc.assert(fc.property(pairs, (pairs) => {
    const bindings: Bindings = new Map(pairs);
    const result = parseBindings(formatBindings(bindings));
    deepStrictEqual(result.ok && result.value, bindings);
  }));
});

for (
  const [text, meant] of [
    ['e: "4294967295"', "e: 4294967295"],
    ['e: "4294967296"', undefined],
  ] as const
) {
  Deno.test(`parseBindings() suggests ${meant ?? "nothing"} for ${text}`, () => {
    const [found] = errorsOf(parseBindings(text));
    const mended = found?.suggestion &&
      applySuggestion({ text: "", variables: text }, found.suggestion);
    strictEqual(mended?.variables, meant);
  });
}

Deno.test("formatBindings() names the argument that it cannot use", () => {
  // What callers without types can pass.
  const bindings = { cards: 2 } as unknown as Bindings;
  throws(() => formatBindings(bindings), /"bindings": expected a map/);
});
