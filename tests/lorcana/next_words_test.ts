import { deepStrictEqual, ok } from "node:assert/strict";
import { nextWords } from "../../lorcana/mod.ts";
import { tokenize } from "../../lorcana/text/tokenize.ts";
import { ABILITY_TEXTS } from "./sample_texts.ts";

/** The beginning of a text, words with which it goes on, and some that it does not. */
const rows:
  readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["When you play this ", ["character", "item"], ["you", "draw"]],
    ["Draw ", ["a", "two", "that"], ["draw", "chosen"]],
    ["Draw a card", [".", ",", "for"], ["card", "a"]],
    ["", ["Rush", "when", "draw"], ["."]],
    ["Whenever he ", ["quests", "challenges"], ["."]],
    ["Your Seven Dwarfs ", ["characters"], ["Seven"]],
    // After the name of an ability.
    ["TIDE SONG When you play this ", ["character", "item"], ["you", "draw"]],
  ];

for (const [beginning, words, others] of rows) {
  Deno.test(`nextWords() after "${beginning}": ${words.join(", ")}`, () => {
    const found = nextWords(beginning);
    deepStrictEqual(words.filter((word) => !found.includes(word)), []);
    deepStrictEqual(others.filter((word) => found.includes(word)), []);
  });

  Deno.test(`nextWords() after "${beginning}" are words that can be written`, () => {
    const found = nextWords(beginning);
    ok(
      found.every((word) => /^['{}+.,:;()\u2014\u2022"\w\s/!?-]+$/u.test(word)),
    );
    ok(!found.some((word) => word.includes("#") || word.includes("end of")));
  });
}

Deno.test("nextWords() knows nothing to go on with after what cannot be read", () => {
  deepStrictEqual(nextWords("Draw a a a "), []);
});

for (const text of ABILITY_TEXTS.filter((text) => !/[A-Z]{2}/.test(text))) {
  Deno.test(`nextWords() offers each next word of "${text}", but not numbers`, () => {
    const { tokens } = tokenize(text);
    for (const { text: word, number, start } of tokens) {
      if (number !== undefined) continue;
      const offered = nextWords(text.slice(0, start));
      ok(
        offered.includes(word) || offered.includes(word.toLowerCase()),
        text.slice(0, start) + word,
      );
    }
  });
}
