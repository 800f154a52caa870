import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { checkDirectory, LANGUAGES } from "../../../editor/mod.ts";
import { marks } from "../marks.ts";
import { cardRow, ID } from "./card_file.ts";

const { diagnosticsOf } = LANGUAGES.tabula;

/** What stands in a row, the mistake between ‹ and ›, and its code. */
const CASES: readonly (readonly [string, string])[] = [
  [
    'rules-text = "‹Drow› {cards}."\nvariables = "cards: 2"',
    "unknown-word",
  ],
  [
    'rules-text = """\n‹Drow› {cards}."""\nvariables = "cards: 2"',
    "unknown-word",
  ],
  [
    "rules-text = '‹Drow› {cards}.'\nvariables = 'cards: 2'",
    "unknown-word",
  ],
  [
    'rules-text = "Gain {e}.\\n\\n‹Drow› {cards}."\nvariables = "cards: 2, e: 1"',
    "unknown-word",
  ],
  [
    'rules-text = """\nGain {e}. \\\n   ‹Drow› {cards}."""\nvariables = "cards: 2, e: 1"',
    "unknown-word",
  ],
  [
    'rules-text = "\\u0044raw ‹{card}›."\nvariables = "cards: 2"',
    "unknown-directive",
  ],
  [
    'rules-text = "Draw {cards}."\nvariables = "cards: ‹two›"',
    "invalid-binding-value",
  ],
  [
    'rules-text = "Draw {cards}."\nvariables = """\ncards: 2\n‹e›: 1"""',
    "unused-variable",
  ],
  ['rules-text = "Draw ‹{cards}›."', "unresolved-variable"],
  ['rules-text = "{Dissolve} ‹a enemy›."', "not-canonical"],
  ['‹raritty› = "Common"', "unread-key"],
  ['rarity = "‹Comon›"', "unknown-value"],
  ["spark = ‹true›", "wrong-type"],
];

for (const [rest, code] of CASES) {
  Deno.test(`diagnosticsOf() marks ${JSON.stringify(rest)}`, () => {
    const text = cardRow(rest.replaceAll(/[‹›]/g, ""));
    const found = diagnosticsOf({ file: "cards.toml", text });
    deepStrictEqual(found.map((each) => each.code), [code]);
    strictEqual(marks(text, found), cardRow(rest));
  });
}

Deno.test("diagnosticsOf() marks the header of a row that lacks a key", () => {
  const text = cardRow("").replace('card-type = "Character"\n', "");
  const found = diagnosticsOf({ file: "cards.toml", text });
  deepStrictEqual(found.map(({ code }) => code), ["missing-key"]);
  strictEqual(marks(text, found), text.replace("[[cards]]", "‹[[cards]]›"));
});

Deno.test("diagnosticsOf() says where the TOML is broken", () => {
  const text = '[[cards]]\nname = "Fox\n';
  const found = diagnosticsOf({ file: "cards.toml", text });
  deepStrictEqual(found.map(({ code }) => code), ["invalid-toml"]);
});

Deno.test("checkDirectory() reports an id that two files have, at both places", () => {
  const card = cardRow("");
  const files = [
    { file: "a/cards.toml", text: card },
    {
      file: "a/test-cards.toml",
      text: card.replace("[[cards", "[[test-cards"),
    },
  ];
  const found = checkDirectory(files).get("a/test-cards.toml") ?? [];
  deepStrictEqual(found.map(({ code }) => code), ["duplicate-card-id"]);
  const [{ related } = {}] = found;
  strictEqual(related?.file, "a/cards.toml");
  strictEqual(card.slice(related.span.start, related.span.end), `"${ID}"`);
});

Deno.test("checkDirectory() reports a card of a list that no file has", () => {
  const list = `[[card-lists]]
list-name = "Deck"
list-type = "BaseCardId"
card-id = "00000000-0000-4000-8000-000000000000"
copies = 3
`;
  const found = checkDirectory([
    { file: "cards.toml", text: cardRow("") },
    { file: "card-lists.toml", text: list },
    { file: "card-fx.toml", text: "" },
    { file: "dreamwell.toml", text: "" },
  ]).get("card-lists.toml") ?? [];
  deepStrictEqual(found.map(({ code }) => code), ["unknown-card"]);
});

Deno.test("checkDirectory() lets files without the game's cards stand alone", () => {
  const text = cardRow('rules-text = "Draw a card."');
  const found = checkDirectory([{ file: "ideas.toml", text }]);
  deepStrictEqual(found.get("ideas.toml")?.map(({ code }) => code), [
    "value-in-text",
  ]);
});
