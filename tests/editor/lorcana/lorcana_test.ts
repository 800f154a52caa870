import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { atCursor, marks } from "../marks.ts";

const text = LANGUAGES.lorcana;
const json = LANGUAGES["lorcana-json"];

Deno.test("diagnosticsOf() marks the mistakes of any paragraph", () => {
  const card = "Draw a card.\nYou juggle chosen item.";
  strictEqual(
    marks(card, text.diagnosticsOf({ text: card })),
    "Draw a card.\nYou ‹juggle› chosen item.",
  );
});

Deno.test("hoverAt() shows the innermost part of an ability", () => {
  const { text: card, cursor } = atCursor(
    "Whenever this character quests, you may dr‹›aw a card.",
  );
  const hover = text.hoverAt({ text: card }, cursor);
  ok(hover);
  ok(hover.markdown.includes('"type":"draw"'), hover.markdown);
  strictEqual(
    marks(card, [hover]),
    "Whenever this character quests, you may ‹draw a card›.",
  );
});

Deno.test("symbolsOf() and semanticTokensOf() know names and reminders", () => {
  const card =
    "Evasive (Only characters with Evasive can challenge this character.)";
  deepStrictEqual(
    text.symbolsOf({ text: card }).map(({ detail }) => detail),
    ["keyword"],
  );
  strictEqual(
    marks(card, text.semanticTokensOf({ text: card })),
    "Evasive ‹(Only characters with Evasive can challenge this character.)›",
  );
});

const FILE = `[
  "Draw a card.",
  { "id": "x", "name": "Fox", "text": "Draw 2 cards.\\nYou juggle chosen item." }
]`;

Deno.test("diagnosticsOf() finds texts in JSON, escapes included", () => {
  strictEqual(
    marks(FILE, json.diagnosticsOf({ text: FILE })),
    FILE.replace("juggle chosen item.", "‹juggle› chosen item."),
  );
});

Deno.test("symbolsOf() lists the texts of a JSON file", () => {
  deepStrictEqual(
    json.symbolsOf({ text: FILE }).map(({ name }) => name),
    ["Draw a card.", "Fox"],
  );
});

Deno.test("hoverAt() works inside of JSON strings", () => {
  const { text: file, cursor } = atCursor(FILE.replace("2 cards", "2 ca‹›rds"));
  const hover = json.hoverAt({ text: file }, cursor);
  ok(hover?.markdown.includes('"amount":2'), hover?.markdown);
});

Deno.test("formatted() keeps what a text means", () => {
  for (
    const { text: card } of [{ text: "Draw a card." }, { text: "draw 2 cards" }]
  ) {
    const edits = text.formatted({ text: card });
    const after = applyEdits(card, edits);
    deepStrictEqual(text.diagnosticsOf({ text: after }), []);
  }
});

/** A text with a cursor, and the words that are offered first. */
const COMPLETED: readonly (readonly [string, readonly string[]])[] = [
  ["Dr‹›", ["Draw", "Draws"]],
  ["Draw a ca‹›", ["card", "cards"]],
  ["When you play this ch‹›", ["character"]],
  ["DARK KNOWLEDGE Whenever this character qu‹›", ["quests", "quest"]],
  ["Rush\n{E} - Dra‹›", ["Draw", "Draws"]],
  ["Juggle it. Dr‹›", []],
];

for (const [source, labels] of COMPLETED) {
  Deno.test(`completionsAt() in ${JSON.stringify(source)}`, () => {
    const { text, cursor } = atCursor(source);
    const found = LANGUAGES.lorcana.completionsAt({ text }, cursor);
    deepStrictEqual(found.map(({ label }) => label), labels);
  });
}

Deno.test("completionsAt() completes texts in JSON", () => {
  const { text, cursor } = atCursor('["Draw a ca‹›"]');
  const [first] = LANGUAGES["lorcana-json"].completionsAt({ text }, cursor);
  deepStrictEqual(first && applyEdits(text, [first]), '["Draw a card"]');
});
