import { deepStrictEqual } from "node:assert/strict";
import { paragraphs, spellingOf, tokenize } from "../../lexer/internal.ts";

/** Texts and the words of their paragraphs. */
const PARAGRAPHS: { readonly [text: string]: readonly (readonly string[])[] } =
  {
    "": [[]],
    "\n\n\n": [[]],
    "a": [["a"]],
    "a\n\nb": [["a"], ["b"]],
    "a\n\n\nb": [["a"], ["b"]],
    "a\r\n\r\nb": [["a"], ["b"]],
    "a\n \nb": [["a"], ["b"]],
    "\n\na": [["a"]],
    "\na\nb\n": [["a", "\n", "b"]],
  };

for (const [text, words] of Object.entries(PARAGRAPHS)) {
  Deno.test(`paragraphs() divides ${JSON.stringify(text)}`, () => {
    const tokens = tokenize(text);
    const found = paragraphs(tokens.ok ? tokens.value : []);
    deepStrictEqual(found.map((tokens) => tokens.map(spellingOf)), words);
  });
}

Deno.test("paragraphs() keeps the spans of the whole text", () => {
  const tokens = tokenize("Draw.\n\nGain.");
  const [, second] = paragraphs(tokens.ok ? tokens.value : []);
  deepStrictEqual(second?.map(({ start, end }) => [start, end]), [
    [7, 11],
    [11, 12],
  ]);
});
