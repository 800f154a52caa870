import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import {
  applySuggestion,
  closest,
  closestAll,
  editDistance,
  oneEdit,
} from "../../diagnostics/internal.ts";

const WORDS = ["draw", "discard", "each", "ally", "allies", "an", "a", "void"];

const meant: readonly [string, string | undefined][] = [
  ["drow", "draw"],
  ["darw", "draw"],
  ["eech", "each"],
  ["dicsard", "discard"],
  ["al", "an"],
  ["aly", "ally"],
  ["draw", undefined],
  ["elephant", undefined],
  ["", "a"],
  ["xyz", undefined],
];

for (const [word, expected] of meant) {
  Deno.test(`closest() takes "${word}" for ${expected ?? "nothing"}`, () => {
    strictEqual(closest(word, WORDS), expected);
  });
}

Deno.test("closest() prefers a common beginning, then the earlier candidate", () => {
  strictEqual(closest("bark", ["dark", "barn", "bard"]), "barn");
});

Deno.test("closestAll() gives all at the smallest distance, five at most", () => {
  const near = ["cats", "cat", "bat", "hat", "mat", "rat", "sat"];
  deepStrictEqual(closestAll("at", near), ["cat", "bat", "hat", "mat", "rat"]);
  deepStrictEqual(closestAll("cat", near), ["cat"]);
  deepStrictEqual(closestAll("something", near), []);
});

Deno.test("closestAll() does not repeat a candidate", () => {
  deepStrictEqual(closestAll("card", ["cards", "cards"]), ["cards"]);
});

const distances: readonly [string, string, number][] = [
  ["test", "test", 0],
  ["test", "tent", 1],
  ["test", "tets", 1],
  ["", "test", 4],
  ["test", "", 4],
  ["kitten", "sitting", 3],
];

for (const [from, to, expected] of distances) {
  Deno.test(`editDistance() of "${from}" and "${to}" is ${expected}`, () => {
    strictEqual(editDistance(from, to), expected);
  });
}

Deno.test("editDistance() is the same both ways, and 0 for equals only", () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(fc.property(word, word, (one, other) => {
    strictEqual(editDistance(one, other), editDistance(other, one));
    strictEqual(editDistance(one, other) === 0, one === other);
  }));
});

Deno.test("closest() never gives the word itself", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (word, others) => {
      ok(closest(word, [word, ...others]) !== word);
    }),
  );
});

Deno.test("applySuggestion() makes the edit, wherever the span lies", () => {
  const edit = (start: number, end: number) =>
    applySuggestion({ text: "Drow." }, oneEdit({ start, end }, "Draw")).text;
  strictEqual(edit(0, 4), "Draw.");
  strictEqual(edit(5, 5), "Drow.Draw");
  strictEqual(edit(-5, 99), "Draw");
});
