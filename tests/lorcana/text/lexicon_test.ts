import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  findWord,
  lexiconOf,
  NO_WORDS,
} from "../../../lorcana/text/lexicon.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";

const WORDS = ["boat", "beat", "brat", "a", "A", "{S}", "'s", "can't", "."];
const LEXICON = lexiconOf(new Map(WORDS.map((word, at) => [word, at + 10])));

// The first three have the same length, and the same first, middle and last letter.
const PARTS:
  readonly (readonly [string, number, number, string | undefined])[] = [
    ["A boat, a brat", 2, 6, "boat"],
    ["A boat, a brat", 10, 14, "brat"],
    ["to beat it", 3, 7, "beat"],
    ["a bzat", 2, 6, undefined],
    ["a boats", 2, 7, undefined],
    ["A", 0, 1, "A"],
    ["Éa", 0, 1, undefined],
  ];

for (const [text, start, end, expected] of PARTS) {
  const part = text.slice(start, end);
  Deno.test(`lorcana looks "${part}" of "${text}" up`, () => {
    strictEqual(WORDS[findWord(text, start, end, LEXICON)], expected);
    strictEqual(findWord(text, start, end, NO_WORDS), -1);
  });
}

const TEXTS = [
  "A boat can't beat a brat's {S}.",
  "“Each brat's boat gets +1 {S},” they're told.",
];

for (const text of TEXTS) {
  Deno.test(`lorcana finds the same tokens with known words: ${text}`, () => {
    const { tokens } = tokenize(text, 0, LEXICON);
    const expected = tokenize(text).tokens.map((token) => {
      const at = WORDS.indexOf(token.text);
      return { ...token, id: at < 0 ? 0 : at + 10 };
    });
    deepStrictEqual(tokens, expected);
  });
}

Deno.test("lorcana knows a name that is not in the lexicon, but no word in capitals", () => {
  const lexicon = lexiconOf(new Map([["the", 7]]), 9);
  const { tokens } = tokenize("THE Boat, the b'at", 0, lexicon);
  deepStrictEqual(tokens.map(({ id }) => id), [0, 9, 0, 7, 0]);
});
