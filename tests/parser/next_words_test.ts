import { deepStrictEqual, ok } from "node:assert/strict";
import { nextWords } from "../../parser/internal.ts";
import { cards } from "../frames.ts";

const cases: readonly (readonly [string, readonly string[], boolean])[] = [
  ["Draw {cards}", ["for", ".", ",", "and"], false],
  ["When you ", [
    "abandon",
    "discard",
    "have",
    "draw",
    "gain",
    "{materialize}",
    "play",
  ], false],
  ["{ReclaimForCost}", [], true],
  ["{ChooseOne}\n", ["{bullet}"], false],
  ["Drow ", [], false],
  ["Draw {", [], false],
];

for (const [beginning, words, end] of cases) {
  Deno.test(`nextWords() after ${JSON.stringify(beginning)}`, () => {
    const next = nextWords(beginning);
    deepStrictEqual([next.words, next.end], [words, end]);
  });
}

Deno.test("nextWords() knows every way to write a directive, in the dialect of the text", () => {
  const { directives } = nextWords("Draw ", "c: 2, d: 1", { dialect: "rlf" });
  ok(directives.includes("{cards($c)}") && directives.includes("{cards($d)}"));
  deepStrictEqual(directives.filter((each) => each === "{cards}"), []);
});

Deno.test("nextWords() are written in the dialect of the text", () => {
  const { words } = nextWords("Draw ", "c: 2", { dialect: "rlf" });
  ok(words.includes("{cards($c)}") && !words.includes("{cards}"));
});

Deno.test("nextWords() starts anew after a blank line", () => {
  deepStrictEqual(nextWords("Draw {cards}.\n\n"), nextWords(""));
});

for (const { text, variables } of cards.slice(0, 40)) {
  Deno.test(`nextWords() never gives up within ${JSON.stringify(text)}`, () => {
    for (const { index } of text.matchAll(/ |$/g)) {
      const { words, end } = nextWords(text.slice(0, index), variables);
      ok(words.length > 0 || end, text.slice(0, index));
    }
  });
}
