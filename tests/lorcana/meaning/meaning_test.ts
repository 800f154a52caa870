import { deepStrictEqual, notDeepStrictEqual } from "node:assert/strict";
import { meaning, parseAbility, print } from "../../../lorcana/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { sampleTexts } from "../sample_texts.ts";

function meant(text: string, cardType?: string) {
  const { abilities } = parseAbility(
    text,
    cardType === undefined ? {} : { cardType },
  );
  return meaning(abilities);
}

/** Texts that say one thing in two ways. */
const alike: readonly (readonly [string, string])[] = [
  ["Draw a card, then gain 1 lore.", "Draw a card. Then, gain 1 lore."],
  ["Banish chosen item or location.", "Banish chosen location or item."],
  [
    "Your characters get +1 {S} and gain Rush.",
    "Your characters gain Rush and get +1 {S}.",
  ],
  [
    "While you have a Hero character in play, this character gets +1 {S}.",
    "While you have 1 or more Hero characters in play, this character gets +1 {S}.",
  ],
  [
    "Gain 1 lore for each item you have in play.",
    "Gain lore equal to the number of items you have in play.",
  ],
  [
    "Move 1 damage from chosen character to chosen opposing character.",
    "Move 1 damage counter from chosen character to chosen opposing character.",
  ],
  [
    "You may exert chosen item to draw a card.",
    "You may exert chosen item. If you do, draw a card.",
  ],
  [
    "You may pay 1 {I} to draw a card.",
    "You may pay 1 {I}. If you do, draw a card.",
  ],
  [
    "Chosen character gets +1 {S} this turn. They gain Rush this turn.",
    "Chosen character gets +1 {S} and gains Rush this turn.",
  ],
];

for (const [left, right] of alike) {
  Deno.test(`lorcana.meaning() of "${left}" is that of "${right}"`, () => {
    deepStrictEqual(meant(left), meant(right));
  });
}

/** Texts that differ in one word that counts. */
const unlike: readonly (readonly [string, string])[] = [
  ["Draw a card.", "Draw 2 cards."],
  ["Banish chosen item.", "Banish chosen opposing item."],
  ["Draw a card, then gain 1 lore.", "Gain 1 lore, then draw a card."],
  ["You may draw a card.", "Draw a card."],
  [
    "You may reveal the top card of your deck. If it's a song card, draw a card. Otherwise, gain 1 lore.",
    "You may reveal the top card of your deck. If it's a song card, draw a card. Gain 1 lore.",
  ],
  [
    "Chosen character gets +1 {S} and gains Rush this turn.",
    "Chosen character gets +1 {S} this turn. Chosen character gains Rush this turn.",
  ],
];

for (const [left, right] of unlike) {
  Deno.test(`lorcana.meaning() of "${left}" is not that of "${right}"`, () => {
    notDeepStrictEqual(meant(left), meant(right));
  });
}

function keepsMeaning(
  { text, cardType }: { readonly text: string; readonly cardType?: string },
): void {
  const options = cardType === undefined ? {} : { cardType };
  const { ok, abilities } = parseAbility(text, options);
  if (ok) {
    deepStrictEqual(meant(print(abilities), cardType), meaning(abilities));
  }
}

Deno.test("lorcana.meaning() outlives printing and reading: samples", () => {
  assertAll(
    sampleTexts().map((text) => ({ text })),
    keepsMeaning,
    ({ text }) => text,
  );
});

testCorpus(
  "lorcana.meaning() outlives printing and reading: corpus",
  corpusJson<readonly { text: string; cardType: string }[]>(
    "lorcana/texts.json",
  ),
  (texts) => assertAll(texts, keepsMeaning, ({ text }) => text),
);

testCorpus(
  "lorcana.meaning() of a meaning is itself",
  corpusJson<readonly { text: string; cardType: string }[]>(
    "lorcana/texts.json",
  ),
  (texts) =>
    assertAll(texts, ({ text, cardType }) => {
      const once = meant(text, cardType);
      deepStrictEqual(meaning(once), once);
    }, ({ text }) => text),
);
