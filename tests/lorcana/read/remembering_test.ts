import { deepStrictEqual } from "node:assert/strict";
import {
  type ParseResult,
  rememberingReader,
} from "../../../lorcana/internal.ts";
import { parseCardText } from "../../../lorcana/mod.ts";
import { sampleTexts } from "../sample_texts.ts";

/** What somebody sees who types a text letter by letter. */
function beginningsOf(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1));
}

const GOOD = "Draw a card, then choose and discard a card.";
const BAD = "Drow a card, then chose and discrad a card.";

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  "while a paragraph is typed": beginningsOf(`${GOOD}\n\nGain 2 lore.`),
  "while a mistake is typed": beginningsOf(`${GOOD}\n\nGian 2 lroe.`),
  "for samples in a row": sampleTexts(),
  "for more mistakes than are explained": [1, 30, 60, 30, 60, 1].map((count) =>
    Array.from({ length: count }, (_, i) => `${BAD} Gain ${i} lroe.`)
      .join("\n\n")
  ),
};

for (const [what, texts] of Object.entries(TEXTS)) {
  Deno.test(`lorcana: a reader that remembers finds the same ${what}`, () => {
    const read = rememberingReader();
    for (const text of texts) {
      for (const options of [{}, { spans: true }, { cardType: "action" }]) {
        deepStrictEqual(read(text, options), parseCardText(text, options));
      }
    }
  });
}

for (const [what, texts] of Object.entries(TEXTS)) {
  Deno.test(`lorcana: a reader that is not asked why reads the same ${what}`, () => {
    const read = rememberingReader();
    for (const text of texts) {
      const whole = parseCardText(text, { spans: true });
      const quick = read(text, { spans: true }, false);
      quick.forEach((paragraph, at) => {
        if (paragraph.ok) deepStrictEqual(paragraph, whole[at]);
        else deepStrictEqual([paragraph.text, false], shown(whole[at]!));
      });
      deepStrictEqual(quick.length, whole.length);
      deepStrictEqual(read(text, { spans: true }), whole);
    }
  });
}

function shown({ text, ok }: ParseResult): readonly [string, boolean] {
  return [text, ok];
}

Deno.test("lorcana: nobody can edit what a reader remembers", () => {
  const read = rememberingReader();
  const [first] = read(GOOD, {});
  // Results are read-only; somebody may not care.
  Object.assign(first!.abilities[0]!, { type: "gone" });
  deepStrictEqual(read(GOOD, {}), parseCardText(GOOD));
});
