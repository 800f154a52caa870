import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { pretty, sorted } from "./pretty.ts";

Deno.test("pretty() puts on one line what fits there", () => {
  strictEqual(
    pretty({ a: [1, 2], b: {}, c: "x".repeat(80) }),
    `{\n  "a": [1, 2],\n  "b": {},\n  "c": "${"x".repeat(80)}"\n}\n`,
  );
});

Deno.test("pretty() breaks what is wider than a line", () => {
  const [a, b] = ["a".repeat(40), "b".repeat(40)];
  strictEqual(
    pretty({ list: [a, b] }),
    `{\n  "list": [\n    "${a}",\n    "${b}"\n  ]\n}\n`,
  );
});

Deno.test("pretty() fills a line to its last column, the comma included", () => {
  const lines = pretty({ a: "x".repeat(70), b: ["y".repeat(68)], c: 1 });
  deepStrictEqual(lines.split("\n").map(({ length }) => length), [
    1,
    80,
    80,
    8,
    1,
    0,
  ]);
});

Deno.test("sorted() orders the keys of every object, and no list", () => {
  strictEqual(
    JSON.stringify(sorted({ b: [{ d: 1, c: 2 }, 0], a: null })),
    '{"a":null,"b":[{"c":2,"d":1},0]}',
  );
});
