import { strictEqual } from "node:assert/strict";
import { keepingEach } from "../memo.ts";

Deno.test("keepingEach() computes once for each object, whatever it computes", () => {
  let calls = 0;
  const first = keepingEach((list: readonly unknown[]) => {
    calls++;
    return list[0];
  });
  const [one, other] = [["a"], [undefined]];
  strictEqual(first(one), "a");
  strictEqual(first(one), "a");
  strictEqual(first(other), undefined);
  strictEqual(first(other), undefined);
  strictEqual(calls, 2);
});
