import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { Cut, cutCard, newCuts, textOfCut } from "../../../parser/fast/cut.ts";
import {
  learnedAt,
  learnWord,
  letterKind,
  letterKindInBraces,
} from "../../../parser/fast/letters.ts";

const LEARNED = ["dawn", "dawn's", "dawnless", "non-dawn", "2nd"];
LEARNED.forEach((word) => learnWord(word));

const texts = [
  ...LEARNED,
  "Dawn",
  "DAWN'S",
  "daw",
  "dawnl",
  "dawn2",
  "dawn’s",
  "{Dawn}",
  "{dawn x}",
  "dawn.dawn's,NON-DAWN",
  "İdawn",
  "ﬀ Ⅷ dawn\u212a",
];

for (const text of texts) {
  Deno.test(`cut() lower-cases "${text}" also when it knows words of it`, () => {
    check(text);
  });
}

Deno.test("cut() lower-cases what stands in the text, whatever it knows", () => {
  const piece = fc.constantFrom(...texts, " ", "{", "}", "s", "\n");
  fc.assert(fc.property(fc.array(piece), (pieces) => check(pieces.join(""))));
});

Deno.test("letterKind() tells letters and digits apart, but not their case", () => {
  const kinds = new Map<number, string[]>();
  for (let unit = 0; unit < 128; unit++) {
    const same = kinds.get(letterKind(unit)) ?? [];
    kinds.set(letterKind(unit), [...same, String.fromCharCode(unit)]);
  }
  // The two largest are what ends a word, and what no known word has in it.
  const known = [...kinds.values()].toSorted((a, b) => b.length - a.length)
    .slice(2);
  deepStrictEqual(
    known.map((same) => same.join("").toLowerCase()).toSorted(),
    [..."$'()-0123456789@_", ..."abcdefghijklmnopqrstuvwxyz"]
      .map((letter) => /[a-z]/.test(letter) ? letter + letter : letter)
      .toSorted(),
  );
});

Deno.test("learnWord() yields the first of two equal strings", () => {
  const [first, second] = ["du", "dus".slice(0, 2)];
  strictEqual(learnWord(first!), learnWord(second!));
  strictEqual(learnedAt("DUSK du", 5, 7), "du");
});

Deno.test("learnedAt() knows no word with upper case", () => {
  strictEqual(learnedAt("a Dawn b", 2, 6), undefined);
});

Deno.test("learnWord() gives a word back that it cannot learn", () => {
  for (const word of ["ö", "a b", "a.b", "Dusky", ""]) {
    strictEqual(learnWord(word), word);
  }
});

function check(text: string): void {
  const cuts = newCuts();
  cutCard(text, cuts);
  for (let i = 0; i < cuts.count; i++) {
    const own = textOfCut(text, cuts, i);
    const written = text.slice(cuts.starts[i], cuts.ends[i]).toLowerCase();
    strictEqual(cuts.kinds[i] === Cut.directive ? `{${own}}` : own, written);
  }
}

Deno.test("letters beyond ASCII are all alike, in braces and out of them", () => {
  for (const kind of [letterKind, letterKindInBraces]) {
    for (const letter of ["\u0080", "é", "ß", "İ"]) {
      strictEqual(kind(letter.charCodeAt(0)), kind("ö".charCodeAt(0)));
    }
  }
});
