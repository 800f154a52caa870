import {
  deepStrictEqual,
  notDeepStrictEqual,
  ok,
  strictEqual,
} from "node:assert/strict";
import { sample } from "../sample.ts";
import type { MutationKind, Site } from "../site.ts";

function site(kind: MutationKind, start: number): Site {
  return { path: "a.ts", kind, start, end: start + 1, before: "a", after: "b" };
}

const numbers = Array.from({ length: 50 }, (_, i) => site("number", i));
const strings = Array.from({ length: 50 }, (_, i) => site("string", 50 + i));
const all = [...numbers, ...strings];

Deno.test("sample() gives the same sites for the same seed", () => {
  deepStrictEqual(sample(all, 20, 7), sample(all, 20, 7));
  notDeepStrictEqual(sample(all, 20, 7), sample(all, 20, 8));
});

Deno.test("sample() gives as many as asked for, once each, in order", () => {
  const starts = sample(all, 20, 1).map(({ start }) => start);
  strictEqual(new Set(starts).size, 20);
  deepStrictEqual(starts, starts.toSorted((a, b) => a - b));
});

Deno.test("sample() gives few texts: one in five", () => {
  const kinds = sample(all, 20, 1).map(({ kind }) => kind);
  strictEqual(kinds.filter((kind) => kind === "string").length, 4);
});

Deno.test("sample() gives all there are if more are asked for", () => {
  deepStrictEqual(sample(numbers, 500, 1), numbers);
  ok(sample([], 5, 1).length === 0);
});
