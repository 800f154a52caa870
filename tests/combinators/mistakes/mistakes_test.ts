import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { mistakes, MOST_ERRORS } from "../../../combinators/mistakes/mod.ts";
import { applySuggestion } from "../../../diagnostics/internal.ts";
import { faultyParagraph } from "./faulty.ts";

/** A text of a small game, the codes of its mistakes, and the text without them. */
const rows: readonly (readonly [string, readonly string[], string])[] = [
  ["Drow a card.", ["unknown-word"], "Draw a card."],
  ["Draw a card. Gian lore.", ["unknown-word"], "Draw a card. Gain lore."],
  ["Drow a crad.", ["unknown-word", "unknown-word"], "Draw a card."],
  ["Draw a a card.", ["doubled-word"], "Draw a card."],
  ["Draw a draw a card.", ["doubled-word"], "Draw a card."],
  ["A draw card.", ["wrong-order"], "Draw a card."],
  ["Draw card.", ["missing-article"], "Draw a card."],
  ["Draw a card", ["missing-punctuation"], "Draw a card."],
  ["Draw a card. Gain.", ["missing-word"], "Draw a card. Gain lore."],
  // A removed word may have meant something, unless it is a mark or the like.
  ["Draw a the card.", ["unknown-word"], "Draw a card."],
  ["Draw a red card.", ["unknown-word"], "Draw a red card."],
  ["Exile a hero of theirs.", ["foreign-word"], "Banish a hero of theirs."],
  ["Pick up a card.", ["foreign-word"], "Draw a card."],
  // Several words fit, and each means something else.
  ["Draw a frob.", ["unknown-word"], "Draw a frob."],
  // A sentence without a repair does not hide the next one.
  [
    "Frob the nicate. Gian lore.",
    ["unknown-word", "unknown-word"],
    "Frob the nicate. Gain lore.",
  ],
];

for (const [text, codes, expected] of rows) {
  Deno.test(`mistakes() finds ${codes.join(", ")} in "${text}"`, () => {
    const found = mistakes(faultyParagraph(text));
    deepStrictEqual(found.map(({ code }) => code), codes);
    const fixed = found.toReversed().reduce(
      (text, { suggestion }) =>
        suggestion
          ? applySuggestion({ text, variables: "" }, suggestion).text
          : text,
      text,
    );
    strictEqual(fixed, expected);
  });
}

Deno.test("mistakes() says what could stand at a position", () => {
  const [first] = mistakes(faultyParagraph("Draw a frob."));
  ok(first !== undefined && "expected" in first.details);
  deepStrictEqual(first.details.expected, ['"card"', '"hero"', '"item"']);
  strictEqual(first.label, 'after "Draw a"');
});

Deno.test("mistakes() gives up on a text that is nothing but mistakes", () => {
  const found = mistakes(faultyParagraph("Frob the nicate. ".repeat(100)));
  strictEqual(found.length, MOST_ERRORS);
});
