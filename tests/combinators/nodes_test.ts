import { deepStrictEqual } from "node:assert/strict";
import {
  grammarOf,
  readNodes,
  readPrefix,
  separated,
} from "../../combinators/mod.ts";
import { columnsOf, number, pattern } from "./reading.ts";

const draw = pattern`draw ${number}`.map(([count]) => ({ draw: count }));

/** A text, what it is read as, and what its beginning is read as. */
const rows: readonly (readonly [
  text: string,
  value: unknown,
  beginning: unknown,
])[] = [
  ["draw 1", { draw: 1 }, { draw: 1 }],
  ["draw 1 draw 2", undefined, { draw: 1 }],
  ["draw 1 frob", undefined, { draw: 1 }],
  ["draw", undefined, undefined],
  ["draw draw 1", undefined, undefined],
  ["", undefined, undefined],
];

for (const [text, value, beginning] of rows) {
  Deno.test(`readNodes() and readPrefix() of "${text}"`, () => {
    const grammar = grammarOf([draw]);
    const columns = columnsOf(grammar, text);
    const read = readNodes(grammar, draw, columns);
    deepStrictEqual(read?.value, value);
    deepStrictEqual(
      [...read?.nodes.keys() ?? []],
      value === undefined ? [] : [value],
    );
    deepStrictEqual(readPrefix(grammar, draw, columns)?.value, beginning);
  });
}

Deno.test("readNodes() tells two places of one constant apart", () => {
  const constant = { type: "lore" };
  const lore = pattern`lore`.map(() => constant);
  const all = separated(lore, pattern`and`);
  const grammar = grammarOf([all]);
  const read = readNodes(grammar, all, columnsOf(grammar, "lore and lore"));
  const ranges = read?.value.map((node) => read.nodes.get(node));
  deepStrictEqual(ranges, [[{ start: 0, end: 1 }], [{ start: 2, end: 3 }]]);
});
