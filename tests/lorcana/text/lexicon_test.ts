import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { cut, lexiconOf } from "../../../lorcana/text/lexicon.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";

const WORDS = ["boat", "beat", "brat", "a", "A", "{S}", "'s", "can't"];

// The first three have the same length, and the same first, middle and last letter.
const PARTS: readonly (readonly [string, number, number, string])[] = [
  ["A boat, a brat", 2, 6, "boat"],
  ["A boat, a brat", 10, 14, "brat"],
  ["to beat it", 3, 7, "beat"],
  ["a bzat", 2, 6, "bzat"],
  ["a boats", 2, 7, "boats"],
  ["A", 0, 1, "A"],
  ["Éa", 0, 1, "É"],
];

for (const [text, start, end, expected] of PARTS) {
  Deno.test(`lorcana cuts "${expected}" out of "${text}"`, () => {
    strictEqual(cut(text, start, end, lexiconOf(WORDS)), expected);
    strictEqual(cut(text, start, end, lexiconOf([])), expected);
  });
}

const TEXTS = [
  "A boat can't beat a brat's {S}.",
  "“Each brat's boat gets +1 {S},” they're told.",
];

for (const text of TEXTS) {
  Deno.test(`lorcana finds the same tokens with known words: ${text}`, () => {
    deepStrictEqual(tokenize(text, 0, lexiconOf(WORDS)), tokenize(text));
  });
}
