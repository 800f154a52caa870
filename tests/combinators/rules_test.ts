import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  arrive,
  type Columns,
  END,
  idOf,
  intern,
  label,
  lazy,
  many,
  MISSED,
  once,
  oneOf,
  optional,
  patternOf,
  readPrefix,
  type Rule,
  run,
  scanRule,
  separated,
  spellingOf,
  token,
} from "../../combinators/mod.ts";

const words = (text: string) => text.split(" ").filter((word) => word !== "");
const pattern = patternOf(words);

/** The words of a text; a number is the token `#` and carries its value. */
function columns(text: string): Columns {
  const all = words(text);
  const isNumber = (word: string) => /^\d+$/.test(word);
  return {
    ids: [...all.map((word) => idOf(isNumber(word) ? "#" : word)), END],
    values: all.map((word) => isNumber(word) ? Number(word) : undefined),
  };
}

const number: Rule<number> = token("#", (value) => value as number);

/** What a rule makes of a text, or the words it stops at and misses. */
function read<T>(rule: Rule<T>, text: string): unknown {
  const outcome = run(rule, columns(text));
  return outcome.ok ? outcome.value : {
    at: outcome.at,
    expected: [...outcome.expected].map(spellingOf).sort(),
  };
}

const draw = pattern`draw ${number}`.map(([count]) => ({ draw: count }));
const drawEach = pattern`draw ${number} for each ${number}`
  .map(([count, each]) => ({ draw: count, each }));

Deno.test("pattern`` yields the values of its slots, or undefined", () => {
  deepStrictEqual(read(pattern`draw ${number} or ${number}`, "draw 1 or 2"), [
    1,
    2,
  ]);
  strictEqual(read(pattern`draw it`, "draw it"), undefined);
});

Deno.test("oneOf() takes the rule that reads furthest, in whatever order", () => {
  for (const rules of [[draw, drawEach], [drawEach, draw]]) {
    const rule = oneOf<unknown>(rules);
    deepStrictEqual(read(rule, "draw 1"), { draw: 1 });
    deepStrictEqual(read(rule, "draw 1 for each 2"), { draw: 1, each: 2 });
  }
});

Deno.test("oneOf() reads a common beginning once", () => {
  let reads = 0;
  const counted = token("#", (value) => (reads++, value as number));
  const rule = oneOf<unknown>(
    ["a", "b", "c"].map((word) =>
      pattern`x ${counted} ${pattern`y`} ${wordOf(word)}`
    ),
  );
  run(rule, columns("x 1 y c"));
  strictEqual(reads, 1);
});

Deno.test("oneOf() gives back what a longer rule took in vain", () => {
  const rule = oneOf<unknown>([draw, drawEach]);
  strictEqual(readPrefix(rule, columns("draw 1 for all"))?.next, 2);
});

Deno.test("optional() and many() may read nothing", () => {
  deepStrictEqual(read(pattern`a ${optional(wordOf("b"))} c`, "a c"), [
    undefined,
  ]);
  deepStrictEqual(read(many(number), "1 2 3"), [1, 2, 3]);
  deepStrictEqual(read(many(number), ""), []);
  deepStrictEqual(read(many(optional(number)), "1"), [1]);
});

Deno.test("separated() gives a last separator back", () => {
  const rule = pattern`${separated(number, wordOf("and"))} ${
    optional(wordOf("and"))
  }`.map(([numbers]) => numbers);
  deepStrictEqual(read(rule, "1 and 2 and"), [1, 2]);
});

Deno.test("separated() wants as many as it is told", () => {
  const rule = separated(number, wordOf("and"), 2);
  strictEqual(readPrefix(rule, columns("1")), undefined);
});

Deno.test("map() keeps what a rule can be merged with", () => {
  const rule = oneOf([
    pattern`a ${number}`.map(([n]) => n).map((n) => n + 1),
    pattern`a ${number} b`.map(([n]) => -n),
  ]);
  strictEqual(read(rule, "a 1"), 2);
  strictEqual(read(rule, "a 1 b"), -1);
  strictEqual(read(optional(number).map((n) => n ?? 7), ""), 7);
});

Deno.test("a failure tells the furthest place and all that fits there", () => {
  deepStrictEqual(read(oneOf<unknown>([draw, drawEach]), "draw 1 for all"), {
    at: 3,
    expected: ["each"],
  });
  deepStrictEqual(read(oneOf<unknown>([draw, pattern`gain it`]), "lose"), {
    at: 0,
    expected: ["draw", "gain"],
  });
  deepStrictEqual(read(draw, "draw 1 2"), {
    at: 2,
    expected: [spellingOf(END)],
  });
});

Deno.test("label() names what fits at the start of a rule", () => {
  const named = label("an effect", oneOf<unknown>([draw, drawEach]));
  const outcome = run(pattern`then ${named}`, columns("then what"));
  deepStrictEqual(outcome.ok || [...outcome.labels.keys()], ["an effect"]);
});

interface Nested {
  readonly inner: Nested | null;
}

Deno.test("lazy() ties a knot and ends in a failure when nested too deeply", () => {
  const nested: Rule<Nested | null> = lazy(() => either);
  // Made before any text is cut: only what stands in a grammar has an id.
  const either = oneOf<Nested | null>([
    pattern`( ${nested} )`.map(([inner]) => ({ inner })),
    pattern`.`.map(() => null),
  ]);
  deepStrictEqual(read(nested, "( ( . ) )"), { inner: { inner: null } });
  const deep = run(
    nested,
    columns("( ".repeat(5_000) + "." + " )".repeat(5_000)),
  );
  strictEqual(!deep.ok && deep.tooDeep, true);
});

Deno.test("once() is read once at one place, whoever asks", () => {
  let reads = 0;
  const counted = once(pattern`x ${number}`.map(([n]) => (reads++, n)));
  // Mapped, they are three rules: no common beginning that is read once anyway.
  const rule = oneOf(
    ["a", "b", "c"].map((word) =>
      pattern`${counted.map((n) => n)} ${wordOf(word)}`
    ),
  );
  deepStrictEqual(read(rule, "x 1 c"), [1, "c"]);
  strictEqual(reads, 1);
});

Deno.test("a word that no grammar contains has no id of its own", () => {
  strictEqual(idOf("unheard-of"), 0);
  strictEqual(spellingOf(intern("heard-of")), "heard-of");
});

function wordOf(word: string): Rule<string> {
  return token(word, () => word);
}

Deno.test("pattern`` has each piece between blanks spelled once", () => {
  const spelled: string[] = [];
  const tag = patternOf((text) => {
    spelled.push(text);
    return text.split(/(?=,)/);
  });
  const rule = oneOf<unknown>([tag`a b, ${number} b,`, tag`a ${number}, b,`]);
  deepStrictEqual(spelled, ["a", "b,", ","]);
  deepStrictEqual(read(rule, "a b , 1 b ,"), [1]);
  deepStrictEqual(read(rule, "a 1 , b ,"), [1]);
});

Deno.test("a rule is a parser of arcsecond's, which takes its function away", () => {
  const twice = draw.chain((first) => draw.map((second) => [first, second]));
  const rule = scanRule<unknown>(
    (data, index) => {
      const { p } = twice;
      const { isError, result, index: end } = p(arrive(data, index, undefined));
      data.value = result;
      return isError ? MISSED : end;
    },
    () => draw.first,
  );
  deepStrictEqual(read(rule, "draw 1 draw 2"), [{ draw: 1 }, { draw: 2 }]);
  deepStrictEqual(read(rule, "draw 1 draw"), { at: 3, expected: ["#"] });
});
