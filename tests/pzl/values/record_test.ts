import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { entriesOf, recordOf } from "../../../pzl/values/record.ts";

for (
  const keys of [[], ["b", "a"], ["b", "0", "a"], ["b", "9"], ["__proto__"]]
) {
  Deno.test(`a record keeps the order of ${JSON.stringify(keys)}`, () => {
    const record = recordOf(new Map(keys.map((key) => [key, key.length])));
    deepStrictEqual(
      entriesOf(record),
      keys.map((key) => [key, key.length]),
    );
    strictEqual(Object.keys(record).length, keys.length);
  });
}

Deno.test("a record does not bring back what was removed from it", () => {
  const { b: _, ...rest } = recordOf(new Map([["b", 1], ["7", 2]]));
  deepStrictEqual(entriesOf(rest), [["7", 2]]);
});
