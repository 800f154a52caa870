import { strictEqual } from "node:assert/strict";
import { displayWidth, printable } from "../../diagnostics/width.ts";

const widths: readonly [string, number, string][] = [
  ["", 0, "nothing"],
  ["Draw {cards}.", 13, "ASCII"],
  ["é", 1, "a letter with its accent"],
  ["e\u0301", 1, "a letter and a combining accent"],
  ["→ — “”", 6, "arrows, dashes, quotes"],
  ["龍", 2, "a Chinese character"],
  ["ひらカタ", 8, "kana"],
  ["ｶﾀ", 2, "half-width kana"],
  ["한글", 4, "Hangul"],
  ["。「」", 6, "full-width punctuation"],
  ["ＡＢ", 4, "full-width letters"],
  ["👍", 2, "an emoji"],
  ["👍🏽", 2, "an emoji with a skin tone"],
  ["👨‍👩‍👧", 2, "a family joined to one"],
  ["🇩🇪", 2, "a flag"],
  ["❤", 1, "a heart as text"],
  ["❤️", 2, "a heart as emoji"],
  ["1️⃣", 2, "a keycap"],
  ["a\u200bb", 2, "a zero-width blank"],
  ["\ufeff", 0, "a byte order mark"],
];

for (const [text, expected, what] of widths) {
  Deno.test(`displayWidth() of ${what} is ${expected}`, () => {
    strictEqual(displayWidth(text), expected);
  });
}

Deno.test("printable() shows what would move the cursor or change colors", () => {
  strictEqual(printable("\x1b[31m\r\n\x7f\x9b"), "␛[31m␍␊␡\ufffd");
});

Deno.test("printable() shows what would turn the line around, and lone surrogates", () => {
  strictEqual(printable("a\u202eb\ud800"), "a\ufffdb\ufffd");
});
