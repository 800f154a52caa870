import { deepStrictEqual } from "node:assert/strict";
import { diffLists } from "../../diagnostics/diff_lists.ts";

/** Two texts, and what of the first one stands for what of the other. */
const rows: readonly (readonly [
  one: string,
  other: string,
  differences: readonly (readonly [string, string])[],
])[] = [
  ["draw a card", "draw a card", []],
  ["", "", []],
  ["draw cards", "draw a card", [["cards", "a card"]]],
  ["draw card", "draw a card", [["", "a"]]],
  ["draw a a card", "draw a card", [["a", ""]]],
  ["card", "a card", [["", "a"]]],
  ["the card", "card", [["the", ""]]],
  ["draw", "draw a card", [["", "a card"]]],
  ["draw a card", "draw", [["a card", ""]]],
  ["", "draw", [["", "draw"]]],
  ["draw", "", [["draw", ""]]],
  ["draw card and play event", "draw a card and play an event", [
    ["", "a"],
    ["", "an"],
  ]],
  ["an ally or enemy", "an enemy or ally", [
    ["ally or", ""],
    ["", "or ally"],
  ]],
  ["one two three", "four five six", [["one two three", "four five six"]]],
];

for (const [one, other, expected] of rows) {
  Deno.test(`diffLists() tells "${one}" from "${other}"`, () => {
    const [own, wanted] = [words(one), words(other)];
    deepStrictEqual(
      diffLists(own, wanted).map(({ from, to, start, end }) => [
        own.slice(from, to).join(" "),
        wanted.slice(start, end).join(" "),
      ]),
      expected,
    );
  });
}

function words(text: string): readonly string[] {
  return text === "" ? [] : text.split(" ");
}

for (const [length, words] of [[400, 1], [401, 401]] as const) {
  Deno.test(`diffLists() finds ${words} words that differ in texts of ${length}`, () => {
    const own = Array.from({ length }, (_, i) => `word${i}`);
    const [hunk] = diffLists(own, own.with(7, "seven"));
    deepStrictEqual(hunk && hunk.to - hunk.from, words);
  });
}
