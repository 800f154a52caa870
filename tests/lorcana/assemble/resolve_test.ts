import { deepStrictEqual, ok } from "node:assert/strict";
import { assemble } from "../../../lorcana/assemble/assemble.ts";
import { parseAbility, type Reference } from "../../../lorcana/mod.ts";
import { attempt } from "../../../lorcana/attempt/attempt.ts";
import { paragraph } from "../../../lorcana/attempt/rules.ts";
import { tokensOf } from "../../../lorcana/text/long_names.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { chance } from "../../fuzz/mutate.ts";
import { at } from "../phrases/phrase.ts";
import { sampleTexts } from "../sample_texts.ts";

const pronouns: readonly (readonly [
  text: string,
  path: string,
  ref: Reference["ref"],
])[] = [
  [
    "Exert chosen character. Draw a card. They can't quest this turn.",
    "0.effect.steps.2.target",
    "previous-target",
  ],
  [
    "Whenever you play a character, they gain Rush this turn.",
    "0.effect.target",
    "trigger-subject",
  ],
  [
    "Whenever this character is challenged, banish the challenging character.",
    "0.effect.target",
    "attacker",
  ],
  [
    "Whenever this character is challenged, you may banish chosen item of yours. If you do, the challenging character gets -3 {S} this turn.",
    "0.effect.effect.steps.1.then.target",
    "attacker",
  ],
  [
    "Whenever one of your characters sings a song, banish that character.",
    "0.effect.target",
    "trigger-subject",
  ],
  [
    "Whenever one of your characters sings a song, put that song into your hand.",
    "0.effect.target",
    "song",
  ],
  [
    "Whenever one of your characters quests while at a location, gain 1 lore.",
    "0.trigger.restrictions.0.condition.target",
    "trigger-subject",
  ],
];

for (const [text, path, ref] of pronouns) {
  Deno.test(`lorcana resolves the pronoun of "${text}" to ${ref}`, () => {
    deepStrictEqual(at(parseAbility(text).abilities, `${path}.ref`), ref);
  });
}

/** Texts with the path of a reference and that of the cards it means. */
const bound: readonly (readonly [
  text: string,
  reference: string,
  antecedent: string,
])[] = [
  [
    "Exert chosen character. Draw a card. They can't quest this turn.",
    "0.effect.steps.2.target",
    "0.effect.steps.0.target",
  ],
  [
    "Exert chosen location. Ready chosen character. That location gains Ward this turn.",
    "0.effect.steps.2.target",
    "0.effect.steps.0.target",
  ],
  [
    "Choose an item. Exert all characters. It gains Ward this turn.",
    "0.effect.steps.2.target",
    "0.effect.steps.0.target",
  ],
  [
    "Shuffle chosen card from your discard into your deck. Reveal the top card of your deck. If it has the same name as the chosen card, gain 1 lore.",
    "0.effect.steps.2.condition.filters.0.as",
    "0.effect.steps.0.target",
  ],
  [
    "Ready chosen character. Deal 1 damage to chosen opposing character. The damaged character can't quest this turn.",
    "0.effect.steps.2.target",
    "0.effect.steps.1.target",
  ],
];

for (const [text, reference, antecedent] of bound) {
  Deno.test(`lorcana binds the reference of "${text}"`, () => {
    const { abilities } = parseAbility(text);
    const id = at(abilities, `${antecedent}.id`);
    ok(typeof id === "number");
    deepStrictEqual(at(abilities, `${reference}.id`), id);
  });
}

/** Words that refer to what the text never spoke of. */
const lost: readonly (readonly [text: string, cardType: string])[] = [
  ["Draw a card. They gain Rush this turn.", "action"],
  ["Exert chosen item. That location gains Ward.", "action"],
  ["Draw a card. Banish the exerted character.", "action"],
  [
    "Whenever this character quests, banish the challenging character.",
    "character",
  ],
  ["Gain 1 lore for each character banished this way.", "action"],
  ["Deal that much damage to chosen character.", "action"],
  ["Exert all opposing items. It can't ready this turn.", "action"],
  ["Exert chosen character. Those characters can't quest.", "action"],
  ["Exert chosen character. The other character can't quest.", "action"],
];

for (const [text, cardType] of lost) {
  Deno.test(`lorcana finds no antecedent in "${text}"`, () => {
    const { ok: isRead, diagnostics } = parseAbility(text, { cardType });
    deepStrictEqual(
      [isRead, diagnostics.map(({ code }) => code)],
      [false, ["pronoun-without-antecedent"]],
    );
  });
}

const random = chance(7);

/** The same data with the keys of each object in another order. */
function shuffled(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(shuffled);
  const entries = Object.entries(node).map(([key, value]) => ({
    key,
    value: shuffled(value),
    order: random(1_000_000),
  }));
  entries.sort((left, right) => left.order - right.order);
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/** The order of keys says nothing: pronouns look back in the order of the text. */
function law(text: string): void {
  for (const draft of attempt(paragraph, tokensOf(text)) ?? []) {
    const other = shuffled(draft) as typeof draft; // The same data.
    deepStrictEqual(assemble(other, undefined), assemble(draft, undefined));
  }
}

const itself = (text: string) => text;

Deno.test("lorcana assembles the same, whatever the order of keys: samples", () => {
  const texts = sampleTexts();
  ok(texts.length > 90);
  assertAll(texts, law, itself);
});

testCorpus(
  "lorcana assembles the same, whatever the order of keys: corpus",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (texts) => assertAll(texts.map(({ text }) => text), law, itself),
);
