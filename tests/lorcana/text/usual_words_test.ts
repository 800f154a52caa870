import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { REWORDINGS } from "../../../lorcana/text/rewordings.ts";
import { textOf } from "../../../lorcana/text/text_of.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";
import { inUsualWords } from "../../../lorcana/text/usual_words.ts";

function usual(text: string): string {
  const { tokens } = inUsualWords(tokenize(text));
  return textOf(tokens, 0, tokens.length);
}

const cases: readonly (readonly [string, string])[] = [
  ["Draw two cards.", "Draw 2 cards."],
  ["Every opponent loses one lore.", "Each opponent loses 1 lore."],
  ["At the Beginning of your turn", "At the Beginning of your turn"],
  ["Gain strength.", "Gain {S}."],
  ["an item costing at most three", "an item with cost 3 or less"],
  ["with 1 or more damage", "with damage"],
  ["with 2 or more damage", "with 2 or more damage"],
  ["one of your opponents' items", "one of your opponents' items"],
  [
    "If so, instead draw 2 cards. Gain 1 lore.",
    "If so, draw 2 cards instead. Gain 1 lore.",
  ],
  ["pay 2 rather instead of 3", "pay 2 rather instead of 3"],
];

for (const [text, expected] of cases) {
  Deno.test(`inUsualWords() writes "${text}" as "${expected}"`, () => {
    strictEqual(usual(text), expected);
  });
}

Deno.test("inUsualWords() returns what needs no change as it is", () => {
  const tokens = tokenize("Draw 2 cards, then choose and discard a card.");
  strictEqual(inUsualWords(tokens), tokens);
});

Deno.test("inUsualWords() keeps the places of the words it replaces", () => {
  const text = "Play an item without paying its cost.";
  const { tokens } = inUsualWords(tokenize(text));
  deepStrictEqual(
    tokens.map(({ start, end }) => text.slice(start, end)),
    ["Play", "an", "item", "without paying its cost", "", "."],
  );
});

for (const [said, meant] of REWORDINGS) {
  Deno.test(`inUsualWords() is done with "${meant}", which is said for "${said}"`, () => {
    ok(said !== meant);
    const once = usual(meant);
    strictEqual(usual(once), once);
  });
}
