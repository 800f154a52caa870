import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility } from "../../../lorcana/mod.ts";

/** Texts with the type of their card, the word that is wrong on it, and the right one. */
const cases: readonly (readonly [string, string, string, string?])[] = [
  ["item", "When you play this character, draw a card.", "character", "item"],
  ["character", "{E}, Banish this item — Draw a card.", "item", "character"],
  ["location", "This song can't be played.", "song", "location"],
  ["character", "Characters gain Rush while here.", "here"],
  ["action", "Banish a item.", "a", "an"],
  ["action", "An character of yours gains Rush this turn.", "An", "A"],
];

for (const [cardType, text, word, right] of cases) {
  Deno.test(`lorcana: "${word}" is wrong on a card of type ${cardType}: ${text}`, () => {
    const { ok, diagnostics } = parseAbility(text, { cardType });
    strictEqual(ok, false);
    deepStrictEqual(
      diagnostics.map(({ code, span: { start, end } }) => [
        code,
        text.slice(start, end),
      ]),
      [["misplaced-word", word]],
    );
    strictEqual(
      diagnostics[0]?.suggestion?.edits[0]?.replacement,
      right,
    );
  });
}

/** Texts whose words fit: what stands in quotes belongs to other cards. */
const fine: readonly (readonly [string, string])[] = [
  ["item", 'Your characters gain "This character can\'t be challenged."'],
  [
    "song",
    "For each item you have in play, you pay 1 {I} less to play this song.",
  ],
  ["action", "Play an Ursula character for free."],
];

for (const [cardType, text] of fine) {
  Deno.test(`lorcana: nothing is wrong on a card of type ${cardType}: ${text}`, () => {
    strictEqual(parseAbility(text, { cardType }).ok, true);
  });
}
