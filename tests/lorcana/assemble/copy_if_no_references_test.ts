import { deepStrictEqual, ok } from "node:assert/strict";
import { copyIfNoReferences } from "../../../lorcana/assemble/references/copy_if_no_references.ts";
import { resolveReferences } from "../../../lorcana/assemble/resolve.ts";
import { type Ability, parseAbility } from "../../../lorcana/mod.ts";
import { readAbilities } from "../../../lorcana/attempt/read_abilities.ts";
import { tokensOf } from "../../../lorcana/text/long_names.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { chance, mutated } from "../../fuzz/mutate.ts";
import { sampleTexts } from "../sample_texts.ts";

function looksBack(ability: Ability): boolean {
  return copyIfNoReferences(ability) === undefined;
}

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
  ["Characters here get +1 {S}.", false],
  [
    "When this location is banished, deal 1 damage to each character here.",
    true,
  ],
  ["Banish this location — Draw a card for each character here.", true],
  ['Chosen character gains "{E} — Draw a card." this turn.', true],
];

for (const [text, expected] of TEXTS) {
  Deno.test(`copyIfNoReferences() ${expected ? "does not copy" : "copies"} ${text}`, () => {
    const { ok: isRead, abilities } = parseAbility(text);
    ok(isRead);
    deepStrictEqual(abilities.some(looksBack), expected);
  });
}

/** Whatever looks back must have something to look back at. */
const WITHOUT_ANYTHING_BEFORE: readonly string[] = [
  "Banish the challenging character.",
  "Banish the challenged character.",
  "That player draws a card.",
  "Banish all of their player's items.",
  "Draw a card. If they don't, gain 1 lore.",
  "Draw a card for each 1 damage removed this way.",
  "Draw a card for each item card discarded this way.",
  "Draw a card for each different ink type of cards revealed this way.",
  "Gain that much lore.",
  "Repeat this 3 times.",
  "Gain lore equal to the chosen number.",
  "Return all cards with that name from your discard to your hand.",
  "Banish all items with the same name.",
  "Banish all characters of the chosen ink type.",
  "Banish all characters with the chosen classification.",
];

for (const text of WITHOUT_ANYTHING_BEFORE) {
  Deno.test(`nothing stands before what looks back: ${text}`, () => {
    deepStrictEqual(parseAbility(text).ok, false);
  });
}

/** What these mean is found out though nothing stands before them. */
const RESOLVED_ALONE: readonly string[] = [
  "Each other player draws a card.",
  "Banish all characters at the same location.",
];

Deno.test("what does not look back has nothing to resolve: every example", () => {
  assertAll(RESOLVED_ALONE, hasNothingToResolve, JSON.stringify);
  ok(sampleTexts().flatMap(plainAbilities).length > 100);
  assertAll(sampleTexts(), hasNothingToResolve, JSON.stringify);
});

Deno.test("what does not look back has nothing to resolve: 2,000 random texts", () => {
  const random = chance(7);
  const texts = sampleTexts();
  const mutants = Array.from({ length: 2_000 }, () => mutated(texts, random));
  assertAll(mutants, hasNothingToResolve, JSON.stringify);
});

testCorpus(
  "what does not look back has nothing to resolve: texts.json",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (texts) =>
    assertAll(
      texts.map(({ text }) => text),
      hasNothingToResolve,
      JSON.stringify,
    ),
);

/** The abilities of a text that are not searched for references. */
function plainAbilities(text: string): readonly Ability[] {
  const abilities = readAbilities(tokensOf(text)) ?? [];
  return abilities.filter((one) => one.type !== "keyword" && !looksBack(one));
}

function hasNothingToResolve(text: string): void {
  for (const ability of plainAbilities(text)) {
    deepStrictEqual(resolveReferences(ability), ability);
    deepStrictEqual(copyIfNoReferences(ability), ability);
  }
}
