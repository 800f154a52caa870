import { deepStrictEqual, strictEqual, throws } from "node:assert/strict";
import {
  between,
  choice,
  coroutine,
  decide,
  either,
  endOfInput,
  exactly,
  fail,
  lookAhead,
  many,
  many1,
  type Parser,
  possibly,
  recursiveParser,
  sepBy,
  sepBy1,
  sequenceOf,
  skip,
  succeedWith,
} from "arcsecond";
import {
  checked,
  grammarOf,
  oneOf,
  optional,
  readValues,
  separated,
} from "../../combinators/mod.ts";
import { Rule } from "../../combinators/rule.ts";
import {
  explained,
  number,
  outcomeOf,
  parsedBy,
  pattern,
  summary,
} from "./reading.ts";

const draw = pattern`draw ${number}`.map(([count]) => count);
const comma = pattern`,`;

/** Stock combinators over rules, and what arcsecond promises of them. */
const laws: readonly (readonly [
  name: string,
  parser: Parser<unknown>,
  text: string,
  expected: unknown,
])[] = [
  ["many", many(draw), "draw 1 draw 2 draw 3", { result: [1, 2, 3], index: 6 }],
  ["many of nothing", many(draw), "gain", { result: [], index: 0 }],
  ["many1 of nothing", many1(draw), "gain", {
    error:
      "ParseError 'many1' (position 0): Expecting to match at least one value",
    index: 0,
  }],
  ["exactly", exactly(2)(draw), "draw 1 draw 2 draw 3", {
    result: [1, 2],
    index: 4,
  }],
  ["between", between(comma)(comma)(draw), ", draw 1 ,", {
    result: 1,
    index: 4,
  }],
  ["skip", sequenceOf([skip(draw), draw]), "draw 1 draw 2", {
    result: [undefined, 2],
    index: 4,
  }],
  ["either", either(draw), "draw x", {
    result: { isError: true, value: 'Expected "#"' },
    index: 1,
  }],
  [
    "decide",
    draw.chain(() => decide((n: unknown) => n === 1 ? comma : draw)),
    "draw 1 ,",
    { result: undefined, index: 3 },
  ],
  ["sepBy", sepBy(comma)(draw), "draw 1 , draw 2", {
    result: [1, 2],
    index: 5,
  }],
  ["sepBy of nothing", sepBy(comma)(draw), "gain", { result: [], index: 0 }],
  ["sepBy1", sepBy1(comma)(draw), "draw 1", { result: [1], index: 2 }],
  ["sepBy1 of nothing", sepBy1(comma)(draw), "draw x", {
    error:
      "ParseError 'sepBy1' (position 0): Expecting to match at least one separated value",
    index: 0,
  }],
  ["choice", choice([comma, draw]), "draw 1", { result: 1, index: 2 }],
  ["choice that fails", choice([comma, draw]), "draw x", {
    error: 'Expected "#"',
    index: 1,
  }],
  ["possibly", possibly(draw), "gain", { result: null, index: 0 }],
  ["lookAhead", lookAhead(draw), "draw 1", { result: 1, index: 0 }],
  ["endOfInput", sequenceOf([draw, endOfInput]), "draw 1", {
    result: [1, null],
    index: 2,
  }],
  ["endOfInput before the end", sequenceOf([draw, endOfInput]), "draw 1 2", {
    error:
      "ParseError 'endOfInput' (position 2): Expected end of input but got '0x00'",
    index: 2,
  }],
  [
    "errorMap",
    draw.errorMap(({ error, index }) => `${index}: ${error}`),
    "draw x",
    { error: '1: Expected "#"', index: 1 },
  ],
  ["errorChain", draw.errorChain(() => sequenceOf([pattern`x`])), "draw x", {
    result: [undefined],
    index: 2,
  }],
  [
    "chain",
    draw.chain((one) => draw.map((two) => [one, two])),
    "draw 1 draw 2",
    { result: [1, 2], index: 4 },
  ],
  ["coroutine", coroutine((run) => run(draw) + run(draw)), "draw 1 draw 2", {
    result: 3,
    index: 4,
  }],
  [
    "coroutine that fails",
    coroutine((run) => run(draw) + run(draw)),
    "draw 1 draw",
    { error: 'Expected "#"', index: 3 },
  ],
  ["recursiveParser", recursiveParser(() => draw), "draw 1", {
    result: 1,
    index: 2,
  }],
  ["sequenceOf", sequenceOf([draw, comma, draw]), "draw 1 , draw 2", {
    result: [1, undefined, 2],
    index: 5,
  }],
  [
    "a rule after a failure leaves it alone",
    fail("before").chain(() => draw),
    "draw 1",
    { error: "before", index: 0 },
  ],
  [
    "the best failure of a choice of rules",
    oneOf<unknown>([pattern`a b`, pattern`a`.map(() => 1)]),
    "c",
    { error: "No rule can start here", index: 0 },
  ],
  [
    "a value that does not pass a test",
    checked(draw, (n) => n === 1),
    "draw 2",
    {
      error: "Expected another value",
      index: 0,
    },
  ],
  [
    "a value that nobody reads",
    readValues(() => undefined, { words: ["draw"] }),
    "draw 2",
    { error: "Expected another word", index: 0 },
  ],
  ["too few items", separated(draw, comma, 2), "draw 1", {
    error: "Expected another value",
    index: 0,
  }],
  ["items that are nothing", separated(optional(draw), comma), ",", {
    error: "Expected something",
    index: 0,
  }],
];

for (const [name, parser, text, expected] of laws) {
  Deno.test(`arcsecond's law over rules: ${name} ("${text}")`, () => {
    deepStrictEqual(parsedBy(parser, text), expected);
  });
}

Deno.test("map() over a rule is a rule, other methods yield parsers", () => {
  strictEqual(draw.map((n) => n) instanceof Rule, true);
  strictEqual(draw.chain(() => draw) instanceof Rule, false);
});

/** Stock parsers in the slots of a pattern. */
const stock: readonly (readonly [
  name: string,
  rule: Rule<unknown>,
  text: string,
  expected: unknown,
])[] = [
  ["many", pattern`a ${many(draw)} b`, "a draw 1 draw 2 b", [[1, 2]]],
  ["many of nothing", pattern`a ${many(draw)} b`, "a b", [[]]],
  ["choice", pattern`${choice([draw, comma])} b`, "draw 1 b", [1]],
  ["coroutine", pattern`a ${coroutine((run) => run(draw) + 1)}`, "a draw 1", [
    2,
  ]],
  ["succeedWith", pattern`a ${succeedWith(7)}`, "a", [7]],
  ["one that fails", pattern`a ${sequenceOf([draw, comma])}`, "a draw 1", {
    at: 3,
    expected: [","],
  }],
  [
    "beside a rule",
    oneOf<unknown>([pattern`a ${sepBy(comma)(draw)}`, pattern`a b`]),
    "a b",
    undefined,
  ],
];

for (const [name, rule, text, expected] of stock) {
  Deno.test(`a stock parser stands in a slot: ${name} ("${text}")`, () => {
    deepStrictEqual(summary(outcomeOf(rule, text)), expected);
    deepStrictEqual(summary(explained(rule, text)), expected);
  });
}

Deno.test("run() of a rule says that rules read tokens", () => {
  throws(() => draw.run(), /Rules read tokens, not text/);
  strictEqual(grammarOf([draw]).vocabulary.words.includes("draw"), true);
});
