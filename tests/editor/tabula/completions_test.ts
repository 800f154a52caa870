import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { KEYS } from "../../../editor/tabula/keys.ts";
import { atCursor } from "../marks.ts";
import { cardRow, ID } from "./card_file.ts";

const { completionsAt } = LANGUAGES.tabula;

/** A file with a cursor, a label that is offered, and the file once it is chosen. */
const CASES: readonly (readonly [string, string, string])[] = [
  ['rules-text = "Dr‹›"', "Draw", 'rules-text = "Draw"'],
  [
    'rules-text = "Draw {c‹›"',
    "{cards}",
    'rules-text = "Draw {cards}"\nvariables = "cards: 1"',
  ],
  [
    'rules-text = "Gain {e}. Draw {c‹›"\nvariables = "e: 1"',
    "{cards}",
    'rules-text = "Gain {e}. Draw {cards}"\nvariables = "e: 1, cards: 1"',
  ],
  [
    'rules-text = """\nGain {e}.\n\nDr‹›\n"""\nvariables = "e: 1"',
    "Draw",
    'rules-text = """\nGain {e}.\n\nDraw\n"""\nvariables = "e: 1"',
  ],
  [
    'rules-text = "Gain {e}."\nvariables = "‹›"',
    "e",
    'rules-text = "Gain {e}."\nvariables = "e: "',
  ],
  ["rar‹›", "rarity", 'rarity = ""'],
  ["is-fa‹›", "is-fast", "is-fast = false"],
  ['rarity = "C‹›"', '"Common"', 'rarity = "Common"'],
  ["rarity = ‹›", '"Rare"', 'rarity = "Rare"'],
  ["is-fast = t‹›", "true", "is-fast = true"],
  ["\n[[car‹›", "[[card-fx]]", "\n[[card-fx]]"],
];

for (const [rest, label, chosen] of CASES) {
  Deno.test(`completionsAt() offers ${label} in ${JSON.stringify(rest)}`, () => {
    const { text, cursor } = atCursor(cardRow(rest));
    const found = completionsAt({ file: "cards.toml", text }, cursor)
      .find((each) => each.label === label);
    ok(found);
    strictEqual(
      applyEdits(text, [found, ...found.also ?? []]),
      cardRow(chosen),
    );
  });
}

Deno.test("completionsAt() leaves out the keys that a row has", () => {
  const { text, cursor } = atCursor(cardRow("‹›"));
  const labels = completionsAt({ file: "cards.toml", text }, cursor)
    .map(({ label }) => label);
  deepStrictEqual(labels, [
    "rules-text",
    "variables",
    "prompts",
    "subtype",
    "spark",
    "rarity",
    "is-fast",
  ]);
});

Deno.test("completionsAt() offers the ids of cards by their names", () => {
  const { text, cursor } = atCursor('[[card-lists]]\ncard-id = "‹›"\n');
  const [first] = completionsAt({
    file: "card-lists.toml",
    text,
    neighbors: [{ file: "cards.toml", text: cardRow("") }],
  }, cursor);
  strictEqual(first?.label, "Lantern Fox");
  strictEqual(
    applyEdits(text, [first]),
    `[[card-lists]]\ncard-id = "${ID}"\n`,
  );
});

/** A row with nothing but its header: what the game misses is what it needs. */
for (const [table, forms] of Object.entries(KEYS)) {
  Deno.test(`KEYS says which keys a row of ${table} needs`, () => {
    const text = `[[${table}]]\n`;
    const missing = LANGUAGES.tabula.diagnosticsOf({
      file: `${table}.toml`,
      text,
    }).flatMap((each) =>
      each.code === "missing-key" ? [each.details.field] : []
    );
    const needed = Object.entries(forms).filter(([, { isNeeded }]) => isNeeded)
      .map(([key]) => key);
    deepStrictEqual(missing.toSorted(), needed.toSorted());
  });
}
