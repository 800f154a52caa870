import { strictEqual } from "node:assert/strict";
import { parseAbility } from "../../../lorcana/mod.ts";

/** Each with what belongs to whoever acts, and with what does not. */
const own: readonly (readonly [right: string, wrong: string])[] = [
  [
    "Each opponent loses 1 lore. They remove all their ink drops.",
    "Each opponent loses 1 lore. They remove all your ink drops.",
  ],
  [
    "Each opponent removes one of their ink drops.",
    "Each opponent removes one of your ink drops.",
  ],
  [
    "Each opponent may remove all their ink drops.",
    "Each opponent may remove all your ink drops.",
  ],
  ["Remove all your ink drops.", "Remove all their ink drops."],
  [
    "Whenever an opponent plays a character, you may remove all your ink drops.",
    "Whenever an opponent plays a character, you may remove all their ink drops.",
  ],
  [
    "Whenever an opponent plays a character, remove all your ink drops.",
    "Whenever an opponent plays a character, remove all their ink drops.",
  ],
  [
    "Each opponent loses 1 lore. Draw a card, then remove all your ink drops.",
    "Each opponent loses 1 lore. Draw a card, then remove all their ink drops.",
  ],
  [
    "Opponents lose 1 lore and remove all their ink drops.",
    "Opponents lose 1 lore and remove all your ink drops.",
  ],
  [
    "Each opponent loses 1 lore. Draw the bottom card of your deck.",
    "Each opponent loses 1 lore. Draw the bottom card of their deck.",
  ],
  [
    "Each opponent draws a card from the bottom of their deck.",
    "Each opponent draws a card from the bottom of your deck.",
  ],
  ["Draw your entire deck.", "Draw their entire deck."],
  [
    "Each opponent draws until they have 3 cards in their hand.",
    "Each opponent draws until you have 3 cards in your hand.",
  ],
];

for (const [right, wrong] of own) {
  Deno.test(`lorcana reads "${right}", but not "${wrong}"`, () => {
    strictEqual(parseAbility(right).ok, true);
    strictEqual(parseAbility(wrong).ok, false);
  });
}

Deno.test('lorcana reads "you and …" with what is yours', () => {
  const text =
    "You and chosen opponent each draw a card from the bottom of your deck.";
  strictEqual(parseAbility(text).ok, true);
});
