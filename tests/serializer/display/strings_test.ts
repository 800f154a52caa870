import { strictEqual } from "node:assert/strict";
import { BUILT_IN_MESSAGES } from "../../../serializer/display/mod.ts";
import { readStrings } from "../../../tabula/load/strings.ts";
import { shown } from "./shown.ts";

/** A `strings.ftl`, a text with its variables, and what a player reads. */
const CASES: readonly (readonly [string, string, string, string])[] = [
  ["cards = { $cards } leaves", "Draw {cards}.", "cards: 1", "Draw 1 leaves."],
  // A message of the directory also shows what has no message of its own.
  ["cards = { $cards } leaves", "{cards2}", "cards2: 3", "3 leaves"],
  ["e = { $e } coins", "{e-}", "e: 3", "3 coins"],
  [
    "mode1-cost = { $mode1-cost } coins",
    "{mode1-cost}",
    "mode1-cost: 3",
    "3 coins",
  ],
  [
    "mode-cost = { $mode-cost } coins",
    "{mode7-cost}",
    "mode7-cost: 3",
    "3 coins",
  ],
  ["banish = exile", "{Banish} {banish}", "", "Exile exile"],
  ["Banish = Exile now", "{Banish} {banish}", "", "Exile now banish"],
  // Built-in messages are made of others, and so are those of the directory.
  ["energy-symbol = E", "{maximum-energy}", "max: 2", "2 maximum E"],
  ["gold = { e } of gold", "{gold}", "e: 2", "2● of gold"],
  // Its terms are its own.
  [
    "-keyword = ?\n-energy = energy\ngold = { -energy }",
    "{banish} {e} {gold}",
    "e: 1",
    "banish 1● energy",
  ],
  ["not Fluent\ncards = { $cards } leaves", "{cards}", "cards: 1", "1 leaves"],
];

for (const [strings, text, variables, plain] of CASES) {
  Deno.test(`display() shows ${text} with the message "${strings}"`, () => {
    strictEqual(shown(text, variables, { strings }).plain, plain);
  });
}

Deno.test("display() forgets the messages of one directory in the next", () => {
  strictEqual(shown("{bullet}", "", { strings: "bullet = *" }).plain, "*");
  strictEqual(shown("{bullet}").plain, "•");
});

Deno.test("every built-in message is valid Fluent, and none is there twice", async () => {
  const read = await readStrings(BUILT_IN_MESSAGES);
  strictEqual(read.ok || read.problems[0]?.message, true);
});
