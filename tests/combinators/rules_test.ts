import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  checked,
  END_OF_TEXT,
  grammarOf,
  label,
  lazy,
  located,
  many,
  nested,
  once,
  oneOf,
  optional,
  patternOf,
  promised,
  readPrefix,
  readValues,
  type Rule,
  separated,
  token,
} from "../../combinators/mod.ts";
import {
  columnsOf,
  explained,
  number,
  outcomeOf,
  pattern,
  summary,
  wordOf,
} from "./reading.ts";

const draw = pattern`draw ${number}`.map(([count]) => ({ draw: count }));
const drawEach = pattern`draw ${number} for each ${number}`
  .map(([count, each]) => ({ draw: count, each }));

interface Nested {
  readonly inner: Nested | null;
}

const parens: Rule<Nested | null> = lazy(() =>
  oneOf<Nested | null>([
    pattern`( ${parens} )`.map(([inner]) => ({ inner })),
    pattern`.`.map(() => null),
  ])
);

const wrapped = nested(wordOf("very"));

/** A rule, a text, and what comes of it: with either reader. */
const cases: readonly (readonly [
  name: string,
  rule: Rule<unknown>,
  text: string,
  expected: unknown,
])[] = [
  [
    "slots yield their values",
    pattern`draw ${number} or ${number}`,
    "draw 1 or 2",
    [1, 2],
  ],
  [
    "a pattern without slots yields nothing",
    pattern`draw it`,
    "draw it",
    undefined,
  ],
  ["the shorter of two", oneOf<unknown>([draw, drawEach]), "draw 1", {
    draw: 1,
  }],
  ["the longer of two", oneOf<unknown>([draw, drawEach]), "draw 1 for each 2", {
    draw: 1,
    each: 2,
  }],
  [
    "the longer of two, in the other order",
    oneOf<unknown>([drawEach, draw]),
    "draw 1 for each 2",
    { draw: 1, each: 2 },
  ],
  [
    "of two that are the same, the first",
    oneOf([pattern`a`.map(() => 1), pattern`a`.map(() => 2)]),
    "a",
    1,
  ],
  [
    "an optional part that is there",
    pattern`a ${optional(wordOf("b"))} c`,
    "a b c",
    ["b"],
  ],
  [
    "an optional part that is not there",
    pattern`a ${optional(wordOf("b"))} c`,
    "a c",
    [undefined],
  ],
  [
    "an optional token instead of a longer way",
    pattern`${optional(wordOf("b"))} ${wordOf("b")}`,
    "b",
    { at: 1, expected: ["b"] },
  ],
  ["several items", many(number), "1 2 3", [1, 2, 3]],
  ["no item", many(number), "", []],
  ["items that may be empty end the list", many(optional(number)), "1", [1]],
  [
    "an empty item is none of at least one",
    pattern`${many(optional(number), 1)} end`,
    "end",
    { at: 0, expected: ["#"] },
  ],
  [
    "no item, before what is next",
    pattern`${many(number)} end`,
    "end",
    [[]],
  ],
  ["at least one item", many(number, 1), "", { at: 0, expected: ["#"] }],
  ["items with separators", separated(number, wordOf("and")), "1 and 2", [
    1,
    2,
  ]],
  [
    "a last separator is given back",
    pattern`${separated(number, wordOf("and"))} and`,
    "1 and 2 and",
    [[1, 2]],
  ],
  ["too few items", separated(number, wordOf("and"), 2), "1", {
    at: 1,
    expected: ["and"],
  }],
  ["enough items", separated(number, wordOf("and"), 2), "1 and 2", [1, 2]],
  [
    "no more than so many items",
    pattern`${separated(number, undefined, 1, 2)} 3`,
    "1 2",
    { at: 2, expected: ["3"] },
  ],
  ["as many items as allowed", separated(number, undefined, 0, 2), "1 2", [
    1,
    2,
  ]],
  [
    "mapped twice",
    pattern`a ${number}`.map(([n]) => n).map((n) => n + 1),
    "a 1",
    2,
  ],
  ["mapped where nothing is read", optional(number).map((n) => n ?? 7), "", 7],
  ["a knot", parens, "( ( . ) )", { inner: { inner: null } }],
  ["read once", once(draw), "draw 1", { draw: 1 }],
  ["a name does not change what is read", label("a draw", draw), "draw 1", {
    draw: 1,
  }],
  ["a value that passes a test", checked(number, (n) => n === 1), "1", 1],
  ["a value that does not", checked(number, (n) => n === 1), "2", {
    at: 0,
    expected: ["#"],
  }],
  [
    "a value that does not, in a pattern",
    pattern`a ${checked(number, (n) => n === 1)}`,
    "a 2",
    { at: 1, expected: ["#"] },
  ],
  ["a place", pattern`a ${located(draw)} b`, "a draw 1 b", [{
    value: { draw: 1 },
    start: 1,
    end: 3,
    values: [undefined, undefined, 1, undefined],
  }]],
  [
    "a rule over values in front of another word",
    pattern`a ${readValues(twoNumbers, { words: ["#"], only: true })} b`,
    "a b",
    { at: 1, expected: ["#"] },
  ],
  [
    "tokens by what they carry",
    pattern`a ${readValues(twoNumbers, { words: ["#"] })} b`,
    "a 1 2 b",
    [3],
  ],
  [
    "tokens that carry something else",
    readValues(twoNumbers, { words: ["#"] }),
    "1",
    {
      at: 0,
      expected: ["#"],
    },
  ],
  ["items that wrap each other", wrapped, "very very", ["very", "very"]],
  [
    "the furthest place, and all that fits there",
    oneOf<unknown>([draw, drawEach]),
    "draw 1 for all",
    { at: 3, expected: ["each"] },
  ],
  ["every first word", oneOf<unknown>([draw, pattern`gain it`]), "lose", {
    at: 0,
    expected: ["draw", "gain"],
  }],
  ["what stands after the end", draw, "draw 1 2", {
    at: 2,
    expected: [END_OF_TEXT],
  }],
];

function twoNumbers(values: readonly unknown[], start: number) {
  const [first, second] = values.slice(start, start + 2);
  return typeof first === "number" && typeof second === "number"
    ? { value: first + second, end: start + 2 }
    : undefined;
}

const readers = { compiled: outcomeOf, arcsecond: explained };

for (const [reader, read] of Object.entries(readers)) {
  for (const [name, rule, text, expected] of cases) {
    Deno.test(`${reader}: ${name} ("${text}")`, () => {
      deepStrictEqual(summary(read(rule, text)), expected);
    });
  }

  Deno.test(`${reader}: text that is nested too deeply fails, and says so`, () => {
    const deep = read(parens, "( ".repeat(5_000) + "." + " )".repeat(5_000));
    strictEqual(!deep.ok && deep.tooDeep, true);
    const wraps = read(wrapped, "very ".repeat(120));
    strictEqual(!wraps.ok && wraps.tooDeep, true);
    strictEqual(read(wrapped, "very ".repeat(119)).ok, true);
  });

  Deno.test(`${reader}: once() is read once at one place, whoever asks`, () => {
    let reads = 0;
    const counted = once(pattern`x ${number}`.map(([n]) => (reads++, n)));
    // Mapped, they are three rules: no common beginning that is read once anyway.
    const rule = oneOf(
      ["a", "b", "c"].map((word) =>
        pattern`${counted.map((n) => n)} ${wordOf(word)}`
      ),
    );
    deepStrictEqual(summary(read(rule, "x 1 c")), [1, "c"]);
    strictEqual(reads, 1);
  });

  Deno.test(`${reader}: label() names what fits at the start of a rule`, () => {
    const named = label("an effect", oneOf<unknown>([draw, drawEach]));
    const outcome = read(pattern`then ${named}`, "then what");
    deepStrictEqual(outcome.ok || [...outcome.labels], [
      ["an effect", new Set(["draw"])],
    ]);
  });

  Deno.test(`${reader}: the outermost name counts, also for what was read before`, () => {
    const effect = oneOf<unknown>([draw, pattern`gain it`]);
    const rule = oneOf<unknown>([
      pattern`then ${effect}`,
      pattern`then ${label("outer", label("inner", effect))} twice`,
    ]);
    const outcome = read(rule, "then what");
    deepStrictEqual(outcome.ok || [...outcome.labels.keys()], ["outer"]);
  });
}

Deno.test("compiled: a common beginning is read once", () => {
  let reads = 0;
  const counted = token("#", (value) => (reads++, value as number));
  const rule = oneOf<unknown>(
    ["a", "b", "c"].map((word) =>
      pattern`x ${counted} ${pattern`y`} ${wordOf(word)}`
    ),
  );
  outcomeOf(rule, "x 1 y c");
  strictEqual(reads, 1);
});

Deno.test("readPrefix() gives back what a longer rule took in vain", () => {
  const rule = oneOf<unknown>([draw, drawEach]);
  const grammar = grammarOf([rule]);
  const columns = columnsOf(grammar, "draw 1 for all");
  strictEqual(readPrefix(grammar, rule, columns)?.next, 2);
  strictEqual(readPrefix(grammar, rule, columns, 1), undefined);
});

Deno.test("a promise that was not kept is an error", () => {
  const { rule, keep } = promised<unknown>();
  const read = () => outcomeOf(pattern`a ${rule}`, "a draw 1");
  let message = "";
  try {
    read();
  } catch (error) {
    message = String(error);
  }
  strictEqual(message, "Error: Rule used before it was defined");
  keep(draw);
  strictEqual(read().ok, true);
});

Deno.test("each grammar knows its own words only", () => {
  const [one, other] = [grammarOf([draw]), grammarOf([pattern`gain it`])];
  deepStrictEqual([...one.vocabulary.ids.keys()], ["draw", "#"]);
  deepStrictEqual([...other.vocabulary.ids.keys()], ["gain", "it"]);
});

Deno.test("pattern`` has each piece between spaces cut once, at first use", () => {
  const pieces: string[] = [];
  const tag = patternOf((text) => {
    pieces.push(text);
    return text.split(/(?=,)/);
  });
  const rule = oneOf<unknown>([tag`a b, ${number} b,`, tag`a ${number}, b,`]);
  deepStrictEqual(pieces, []);
  deepStrictEqual(summary(outcomeOf(rule, "a b , 1 b ,")), [1]);
  deepStrictEqual(pieces, ["a", "b,", ","]);
  deepStrictEqual(summary(outcomeOf(rule, "a 1 , b ,")), [1]);
});
