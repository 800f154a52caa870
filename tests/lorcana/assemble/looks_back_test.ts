import { deepStrictEqual, ok } from "node:assert/strict";
import { looksBack } from "../../../lorcana/assemble/references/looks_back.ts";
import { resolveReferences } from "../../../lorcana/assemble/resolve.ts";
import { parseAbility } from "../../../lorcana/mod.ts";
import { sampleTexts } from "../sample_texts.ts";

const TEXTS: readonly (readonly [text: string, looksBack: boolean])[] = [
  ["Draw 2 cards.", false],
  ["Whenever this character quests, you may draw a card.", false],
  ["{E}, 2 {I} — Deal 1 damage to chosen character.", false],
  ["When you play this character, gain 1 lore.", false],
  ["Banish chosen item. Its player gains 2 lore.", true],
  ["Your other characters gain Rush.", false],
  ["Whenever you play another item, draw a card.", false],
  ["Choose an item of yours. Banish all other items.", true],
  [
    "Whenever this character challenges, exert each other opposing character.",
    true,
  ],
  [
    "Whenever this character deals damage, exert each other opposing character.",
    true,
  ],
  ["You may banish chosen item. If you do, draw a card.", true],
  ["Each opponent chooses and discards a card.", true],
  ["When this character is banished, draw a card.", false],
  ["When this character is banished, return this card to your hand.", true],
  ['Chosen character gains "{E} — Draw a card." this turn.', true],
];

for (const [text, expected] of TEXTS) {
  Deno.test(`looksBack() ${expected ? "sees" : "finds nothing in"} ${text}`, () => {
    const { ok: isRead, abilities } = parseAbility(text);
    ok(isRead);
    deepStrictEqual(abilities.some(looksBack), expected);
  });
}

Deno.test("what does not look back has nothing to resolve", () => {
  const plain = sampleTexts().flatMap((text) => parseAbility(text).abilities)
    .filter((ability) => ability.type !== "keyword" && !looksBack(ability));
  ok(plain.length > 100);
  for (const ability of plain) {
    deepStrictEqual(resolveReferences(ability), ability);
  }
});
