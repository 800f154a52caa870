import { deepStrictEqual } from "node:assert/strict";
import { sentencesOf } from "../../../lorcana/report/sentences.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";

/** Texts, and the sentences they consist of, as words. */
const texts: readonly (readonly string[])[] = [
  ["Draw a card ."],
  ["Draw a card .", "Gain 1 lore ."],
  ["Draw a card .", "Gain 1 lore"],
  ['Chosen item gains " {E} — Draw a card . Gain 1 lore . " this turn .'],
  [
    'Chosen item gains " {E} — Draw a card . Gain 1 lore . "',
    "Draw a card .",
  ],
  ["Choose one : • Draw a card . • Gain 1 lore ."],
];

for (const sentences of texts) {
  const text = sentences.join(" ");
  Deno.test(`sentences of ${text}`, () => {
    const { tokens } = tokenize(text);
    const found = [...sentencesOf(tokens)].map(({ start, end }) =>
      text.slice(tokens[start]!.start, tokens[end - 1]!.end)
    );
    deepStrictEqual(found, sentences);
  });
}
