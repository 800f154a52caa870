import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { LANGUAGES } from "../../../editor/mod.ts";
import { atCursor, marks } from "../marks.ts";

const {
  definitionAt,
  diagnosticsOf,
  foldingOf,
  referencesAt,
  semanticTokensOf,
  symbolsOf,
} = LANGUAGES.dreamtides;

const TEXT = "When you discard a card, draw {cards}.\n\n{e}: {Kindle}.";
const VARIABLES = "cards: 2, e: 1, k: 3";
const CARD = { text: TEXT, variables: VARIABLES };

Deno.test("symbolsOf() names abilities as players read them", () => {
  deepStrictEqual(
    symbolsOf(CARD).map(({ name, detail }) => [name, detail]),
    [
      ["When you discard a card, draw 2 cards.", "Triggered"],
      ["1●: Kindle 3.", "Activated"],
    ],
  );
});

Deno.test("semanticTokensOf() tells triggers, costs, variables and keywords apart", () => {
  const shown = semanticTokensOf(CARD)
    .filter(({ source }) => source === undefined)
    .map(({ span, role }) => `${role} ${TEXT.slice(span.start, span.end)}`);
  deepStrictEqual(shown, [
    "trigger When",
    "trigger you",
    "trigger discard",
    "trigger a",
    "trigger card",
    "variable {cards}",
    "variable {e}",
    "keyword {Kindle}",
  ]);
});

Deno.test("semanticTokensOf() knows the names and values of variables", () => {
  const tokens = semanticTokensOf(CARD).filter(({ source }) => source);
  strictEqual(
    marks(VARIABLES, tokens),
    "‹cards›: ‹2›, ‹e›: ‹1›, ‹k›: ‹3›",
  );
});

Deno.test("semanticTokensOf() also colors a text that cannot be read", () => {
  const text = "Drow {cards}.";
  const tokens = semanticTokensOf({ text, variables: "" });
  strictEqual(marks(text, tokens), "Drow ‹{cards}›.");
});

Deno.test("definitionAt() goes from a directive to its variable", () => {
  const { text, cursor } = atCursor("Draw {cards}. {Kin‹›dle}.");
  const found = definitionAt({ text, variables: VARIABLES }, cursor);
  deepStrictEqual(found.map(({ source }) => source), ["variables"]);
  strictEqual(marks(VARIABLES, found), "cards: 2, e: 1, ‹k›: 3");
});

Deno.test("referencesAt() finds every directive that reads a variable", () => {
  const text = "Draw {cards}. Discard {e}. Draw {cards-numeral}.";
  const found = referencesAt({ text, variables: VARIABLES }, {
    offset: 2,
    source: "variables",
  });
  const inText = found.filter(({ source }) => source === undefined);
  strictEqual(
    marks(text, inText),
    "Draw ‹{cards}›. Discard {e}. Draw ‹{cards-numeral}›.",
  );
});

Deno.test("foldingOf() folds abilities of several lines", () => {
  const text = "Gain {e}.\n\n{ChooseOne}\n{bullet} {e}: Gain {e}.";
  strictEqual(
    marks(text, foldingOf({ text, variables: "" })),
    "Gain {e}.\n\n‹{ChooseOne}\n{bullet} {e}: Gain {e}.›",
  );
});

Deno.test("diagnosticsOf() is silent about a card without text", () => {
  deepStrictEqual(diagnosticsOf({ text: " \n", variables: "" }), []);
});
