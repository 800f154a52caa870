import { strictEqual } from "node:assert/strict";
import { swapped } from "../../../combinators/repair/text_edit.ts";

/** A text, the word that changes places with the next one, and both after it. */
const rows: readonly (readonly [string, string, string])[] = [
  ["Draw card a.", "card", "a card"],
  ["Draw card  a.", "card", "a  card"],
  // A capital stays in front of a sentence …
  ["Cards draw.", "Cards", "Draw cards"],
  ["Gain 1. Cards draw.", "Cards", "Draw cards"],
  // … and within one it belongs to its word.
  ["Gain 1, Cards draw.", "Cards", "draw Cards"],
  ["A Card draw.", "Card", "draw Card"],
  ["{E} Cards draw.", "Cards", "Draw cards"],
  ["Cards Draw.", "Cards", "Draw Cards"],
  ["CARDS draw.", "CARDS", "draw CARDS"],
];

for (const [text, word, expected] of rows) {
  Deno.test(`"${word}" and the next word of "${text}" become "${expected}"`, () => {
    const tokens = [...text.matchAll(/\{\w\}|\w+|[.,]/g)].map((
      { 0: word, index },
    ) => ({ start: index, end: index + word.length, word }));
    const at = tokens.findIndex((token) => token.word === word);
    const edit = {
      why: "swapped",
      at,
      removed: 2,
      added: [],
      cost: 1,
    } as const;
    strictEqual(swapped({ text, tokens }, edit), expected);
  });
}
