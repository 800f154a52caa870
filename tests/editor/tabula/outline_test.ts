import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { LANGUAGES } from "../../../editor/mod.ts";
import { atCursor, marks } from "../marks.ts";
import { cardRow, ID } from "./card_file.ts";

const {
  definitionAt,
  foldingOf,
  hoverAt,
  referencesAt,
  semanticTokensOf,
  symbolsOf,
} = LANGUAGES.tabula;

const CARDS = cardRow(
  'rules-text = """\n{Judgment} Draw {cards}."""\nvariables = "cards: 2"',
);
const LIST = `[[card-lists]]\ncard-id = "${ID.toUpperCase()}"\ncopies = 3\n`;
const ABILITIES = `{ "${ID}": [] }\n`;
const FILE = {
  file: "cards.toml",
  text: CARDS,
  neighbors: [
    { file: "card-lists.toml", text: LIST },
    { file: "parsed_abilities.json", text: ABILITIES },
  ],
};

Deno.test("symbolsOf() lists cards by name", () => {
  deepStrictEqual(
    symbolsOf(FILE).map(({ name, kind, detail }) => [name, kind, detail]),
    [["Lantern Fox", "card", "Character"]],
  );
});

Deno.test("foldingOf() folds a card into its header", () => {
  strictEqual(marks(CARDS, foldingOf(FILE)), `‹${CARDS.trimEnd()}›\n`);
});

Deno.test("semanticTokensOf() colors rules text and variables in place", () => {
  strictEqual(
    marks(CARDS, semanticTokensOf(FILE)),
    CARDS.replace("{Judgment}", "‹{Judgment}›").replace("{cards}", "‹{cards}›")
      .replace("cards: 2", "‹cards›: ‹2›"),
  );
});

Deno.test("definitionAt() goes from a list to the card, whatever the case of the id", () => {
  const { cursor } = atCursor(LIST.replace("BEBB", "BE‹›BB"));
  const found = definitionAt({
    file: "card-lists.toml",
    text: LIST,
    neighbors: [{ file: "cards.toml", text: CARDS }],
  }, cursor);
  deepStrictEqual(found.map(({ file }) => file), ["cards.toml"]);
  strictEqual(marks(CARDS, found), CARDS.replace(`"${ID}"`, `‹"${ID}"›`));
});

Deno.test("referencesAt() finds an id in cards, lists and artifacts", () => {
  const { cursor } = atCursor(CARDS.replace("bebb", "be‹›bb"));
  const found = referencesAt(FILE, cursor);
  deepStrictEqual(found.map(({ file = "cards.toml" }) => file), [
    "cards.toml",
    "card-lists.toml",
    "parsed_abilities.json",
  ]);
});

Deno.test("definitionAt() goes from a directive to the variables of its card", () => {
  const { cursor } = atCursor(CARDS.replace("{cards}", "{ca‹›rds}"));
  const found = definitionAt(FILE, cursor);
  strictEqual(marks(CARDS, found), CARDS.replace("cards: 2", "‹cards›: 2"));
});

/** The file with a cursor, and what is said there. */
const HOVERS: readonly (readonly [string, string])[] = [
  [CARDS.replace("Draw", "Dr‹›aw"), '{"DrawCards":{"count":2}}'],
  [CARDS.replace("cards: 2", "ca‹›rds: 2"), "is the value of `{cards}`"],
  [CARDS.replace("card-type", "card-‹›type"), "What the card is."],
  [CARDS.replace("image-number", "‹›image-number"), "(needed)"],
];

for (const [source, said] of HOVERS) {
  Deno.test(`hoverAt() says ${JSON.stringify(said)}`, () => {
    const { text, cursor } = atCursor(source);
    const hover = hoverAt({ file: "cards.toml", text }, cursor);
    ok(hover?.markdown.includes(said), hover?.markdown);
  });
}

Deno.test("hoverAt() an id of a list shows the card as players see it", () => {
  const { text, cursor } = atCursor(LIST.replace("BEBB", "BE‹›BB"));
  const hover = hoverAt({
    file: "card-lists.toml",
    text,
    neighbors: [{ file: "cards.toml", text: CARDS }],
  }, cursor);
  ok(hover?.markdown.includes("**Lantern Fox**"), hover?.markdown);
  ok(hover?.markdown.includes("> ▸ Judgment: Draw 2 cards."), hover?.markdown);
});
