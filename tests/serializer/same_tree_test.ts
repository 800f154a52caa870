import { strictEqual } from "node:assert/strict";
import { sameTree } from "../../serializer/same_tree.ts";

const rows: readonly (readonly [unknown, unknown, boolean])[] = [
  [1, 1, true],
  [1, 2, false],
  ["a", "a", true],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [{}, {}, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
];

for (const [one, other, same] of rows) {
  const [left, right] = [one, other].map((tree) => JSON.stringify(tree));
  Deno.test(`sameTree() of ${left} and ${right} is ${same}`, () => {
    strictEqual(sameTree(one, other), same);
  });
}
