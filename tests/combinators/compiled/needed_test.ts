import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  END,
  grammarOf,
  idOf,
  many,
  oneOf,
  readPrefix,
  reads,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import { columnsOf, outcomeOf as read, pattern } from "../reading.ts";

const stone: Rule<string> = oneOf([
  pattern`a jade`.map(() => "jade"),
  pattern`an onyx`.map(() => "onyx"),
]);
const price = separated(stone, pattern`plus`);
const traded = oneOf<readonly string[]>([
  pattern`${stone}`,
  pattern`${price} for ${stone}`.map(([price, stone]) => [...price, stone]),
]);

const texts: readonly (readonly [text: string, expected: readonly string[]])[] =
  [
    ["a jade", ["jade"]],
    ["a jade for an onyx", ["jade", "onyx"]],
    ["a jade plus a jade for an onyx", ["jade", "jade", "onyx"]],
  ];

for (const [text, expected] of texts) {
  Deno.test(`"${text}" is read the way that has what it needs`, () => {
    const outcome = read(traded, text);
    ok(outcome.ok);
    deepStrictEqual(outcome.value, expected);
  });
}

const alone = pattern`${stone}`;

function steps(rule: Rule<unknown>, text: string): number {
  const grammar = grammarOf([rule]);
  return reads(grammar, rule, columnsOf(grammar, text)).steps;
}

Deno.test("a way whose token does not come is not tried", () => {
  // "a jade" might be a price, but there is no "for".
  strictEqual(steps(traded, "a jade"), steps(alone, "a jade"));
});

Deno.test("a token that stands before the place does not count", () => {
  const text = "for a jade";
  strictEqual(
    steps(pattern`for ${traded}`, text),
    steps(pattern`for ${alone}`, text),
  );
});

Deno.test("an error names also what a way would need", () => {
  const outcome = read(traded, "a jade a");
  ok(!outcome.ok);
  ok(outcome.expected.has("for"));
  ok(outcome.expected.has("plus"));
});

Deno.test("to try all places of a text looks no oftener at a token if it is longer", () => {
  const growth = looks(400) / looks(100);
  ok(growth < 4.4, `${growth.toFixed(1)} times the looks`);
});

/** How often `ids` is asked for a token while all places are tried. */
function looks(length: number): number {
  let count = 0;
  const grammar = grammarOf([traded]);
  const ids = new Proxy([...Array(length).fill(idOf(grammar, "a")), END], {
    get(target, key) {
      if (key !== "length") count++;
      return Reflect.get(target, key);
    },
  });
  const columns = { ids, values: [] };
  for (let start = 0; start < length; start++) {
    readPrefix(grammar, traded, columns, start);
  }
  return count;
}

const gem = pattern`gem`.map(() => "gem");
const coin = pattern`coin`.map(() => "coin");
const mixed = oneOf<readonly string[]>([
  pattern`mix ${many(gem)}`.map(([gems]) => gems),
  pattern`mix ${many(coin)} now`.map(([coins]) => coins),
]);

for (
  const [text, expected] of [
    ["mix", []],
    ["mix gem gem", ["gem", "gem"]],
    ["mix now", []],
    ["mix coin now", ["coin"]],
  ] as const
) {
  Deno.test(`"${text}": a list that may be empty needs nothing`, () => {
    const outcome = read(mixed, text);
    ok(outcome.ok);
    deepStrictEqual(outcome.value, expected);
  });
}

/** The words between price and stone differ, but there is always one of them. */
const bartered = oneOf<unknown>([
  pattern`${stone}`,
  pattern`${price} ${
    oneOf([
      pattern`in return for`,
      pattern`against`,
      oneOf([pattern`: now`, pattern`: later`]),
    ])
  } ${stone}`,
]);

Deno.test("a way is not tried where none of several tokens comes", () => {
  strictEqual(steps(bartered, "a jade"), steps(alone, "a jade"));
});

for (const word of ["in return for", "against", ": now", ": later"]) {
  const text = `a jade plus an onyx ${word} an onyx`;
  Deno.test(`"${text}" is read: one of the tokens comes`, () => {
    ok(read(bartered, text).ok);
  });
}

Deno.test("a way that may need nothing more is tried", () => {
  const rule = oneOf<unknown>([
    pattern`${stone}`,
    pattern`${price} ${oneOf<unknown>([pattern`against`, many(stone)])}`,
  ]);
  ok(read(rule, "a jade plus an onyx").ok);
  ok(read(rule, "a jade plus an onyx a jade").ok);
});
