import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { keepingAll, keepingLatest, keepingRecent, lazily } from "../memo.ts";

/** A function that notes what it is called with. */
function counted(): { readonly calls: string[]; make(text: string): string } {
  const calls: string[] = [];
  return {
    calls,
    make: (text) => {
      calls.push(text);
      return text.toUpperCase();
    },
  };
}

Deno.test("lazily() computes on the first call, and never again", () => {
  const { calls, make } = counted();
  const value = lazily(() => make("a"));
  deepStrictEqual(calls, []);
  strictEqual(value(), "A");
  strictEqual(value(), "A");
  deepStrictEqual(calls, ["a"]);
});

Deno.test("lazily() keeps undefined, too", () => {
  let calls = 0;
  const value = lazily(() => void calls++);
  value();
  value();
  strictEqual(calls, 1);
});

Deno.test("keepingLatest() computes again when the text is another", () => {
  const { calls, make } = counted();
  const kept = keepingLatest(make);
  deepStrictEqual(["a", "a", "b", "a"].map(kept), ["A", "A", "B", "A"]);
  deepStrictEqual(calls, ["a", "b", "a"]);
});

Deno.test("keepingAll() keeps undefined, too", () => {
  let calls = 0;
  const kept = keepingAll(() => void calls++);
  kept("a");
  kept("a");
  strictEqual(calls, 1);
});

Deno.test("keepingAll() computes each text once", () => {
  const { calls, make } = counted();
  const kept = keepingAll(make);
  deepStrictEqual(["a", "b", "a", "b"].map(kept), ["A", "B", "A", "B"]);
  deepStrictEqual(calls, ["a", "b"]);
});

Deno.test("keepingRecent() forgets what was not asked for in a while", () => {
  const { calls, make } = counted();
  const kept = keepingRecent(2, (text: string) => text, make);
  deepStrictEqual(["a", "b", "a", "c", "a", "b"].map(kept), [..."ABACAB"]);
  deepStrictEqual(calls, ["a", "b", "c", "b"]);
});
