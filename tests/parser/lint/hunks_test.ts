import { deepStrictEqual } from "node:assert/strict";
import { hunks } from "../../../parser/lint/hunks.ts";

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
  Deno.test(`hunks() tells "${one}" from "${other}"`, () => {
    const [own, wanted] = [words(one), words(other)];
    deepStrictEqual(
      hunks(own, wanted).map(({ from, to, start, end }) => [
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

for (const [length, found] of [[400, 1], [401, 0]] as const) {
  Deno.test(`hunks() finds ${found} difference in texts of ${length} words`, () => {
    const own = Array.from({ length }, (_, i) => `${i}`);
    deepStrictEqual(hunks(own, own.with(7, "seven")).length, found);
    deepStrictEqual(hunks(own.slice(1), own).length, found);
  });
}
