import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { checkNumber, checkOf } from "../../ast/check_tree.ts";

/** The check of a type with so many variants without data: "a", "b", … */
function checkOfVariants(count: number) {
  const tags = [..."abcdefgh"].slice(0, count);
  const variants = Object.fromEntries(tags.map((tag) => [tag, null]));
  return checkOf({ Letter: { variants } }, "Letter", checkNumber);
}

Deno.test("a misfit names up to six variants", () => {
  strictEqual(
    checkOfVariants(6)("x")?.expected,
    'one of "a", "b", "c", "d", "e", "f"',
  );
});

Deno.test("of more variants, a misfit counts the rest", () => {
  strictEqual(
    checkOfVariants(8)("x")?.expected,
    'one of "a", "b", "c", "d", "e", "f" and 2 more',
  );
});

const isCard = checkOf(
  {
    Card: {
      fields: { fast: "boolean", costs: { list: "Cost" }, "size?": "Size" },
    },
    Cost: { variants: { Nothing: null, Energy: "number", Then: "Cost" } },
    Size: { tuple: ["number", { orNull: "number" }] },
  },
  "Card",
  checkNumber,
);

const card = { fast: true, costs: [] };

/** Values, where they do not fit, the innermost key first, and what would. */
const MISFITS: readonly (readonly [
  unknown,
  readonly (string | number)[],
  string,
])[] = [
  ["card", [], 'an object with "fast", "costs", "size"'],
  [null, [], 'an object with "fast", "costs", "size"'],
  [[], [], 'an object with "fast", "costs", "size"'],
  [{ fast: true }, ["costs"], "a value"],
  [{ costs: [], size: [1, 2] }, ["fast"], "a value"],
  [{ ...card, art: 3 }, ["art"], 'only "fast", "costs", "size"'],
  [{ ...card, fast: 1 }, ["fast"], "true or false"],
  [{ ...card, costs: {} }, ["costs"], "a list"],
  [{ ...card, size: 1 }, ["size"], "a list of 2"],
  [{ ...card, size: [1] }, ["size"], "a list of 2"],
  [{ ...card, size: [1, 2, 3] }, ["size"], "a list of 2"],
  [{ ...card, size: ["1", 2] }, [0, "size"], "a number"],
  [{ ...card, size: [1, "2"] }, [1, "size"], "a number"],
  [{ ...card, size: [null, 2] }, [0, "size"], "a number"],
  ...[3, null, "Energy", "Mana", {}, [], { Mana: 1 }, { Nothing: 1 }].map((
    cost,
  ) =>
    [
      { ...card, costs: ["Nothing", cost] },
      [1, "costs"],
      'one of "Nothing", "Energy", "Then"',
    ] as const
  ),
  [{ ...card, costs: [{ Energy: "1" }] }, ["Energy", 0, "costs"], "a number"],
  [
    { ...card, costs: [{ Then: { Energy: "1" } }] },
    ["Energy", "Then", 0, "costs"],
    "a number",
  ],
  [
    { ...card, costs: [{ Energy: 1, Then: "Nothing" }] },
    [0, "costs"],
    "a single key",
  ],
];

for (const [value, keys, expected] of MISFITS) {
  Deno.test(`${JSON.stringify(value)} is no card: expected ${expected}`, () => {
    const found = isCard(value);
    deepStrictEqual([found?.keys, found?.expected], [keys, expected]);
  });
}

const CARDS: readonly unknown[] = [
  card,
  { size: [1, 2], costs: ["Nothing"], fast: false },
  { ...card, size: [1, null] },
  { ...card, size: undefined },
  { ...card, costs: [{ Energy: 1 }, { Then: { Then: "Nothing" } }] },
];

for (const value of CARDS) {
  Deno.test(`${JSON.stringify(value)} is a card`, () => {
    strictEqual(isCard(value), undefined);
  });
}
