import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { applyEdits, LANGUAGES } from "../../../editor/mod.ts";
import { atCursor } from "../marks.ts";
import { cardRow } from "./card_file.ts";

const { diagnosticsOf, fixesAt, formatted } = LANGUAGES.tabula;

/** A row with a cursor, the title of a fix, and the row it leaves. */
const CASES: readonly (readonly [string, string, string])[] = [
  [
    'rules-text = "Dr‹›ow {cards}."\nvariables = "cards: 2"',
    'Change "Drow" to "Draw"',
    'rules-text = "Draw {cards}."\nvariables = "cards: 2"',
  ],
  [
    'rules-text = """\nDr‹›ow {cards}."""\nvariables = "cards: 2"',
    'Change "Drow" to "Draw"',
    'rules-text = """\nDraw {cards}."""\nvariables = "cards: 2"',
  ],
  [
    'rules-text = "Gain {‹›points}."\nvariables = "point: 2"',
    'Change "point" to "points"',
    'rules-text = "Gain {points}."\nvariables = "points: 2"',
  ],
  [
    'rules-text = "Draw a ca‹›rd." # note',
    'Change "a card" to "{cards}", Add "cards: 1" to the variables',
    'rules-text = "Draw {cards}." # note\nvariables = "cards: 1"',
  ],
  ['rar‹›itty = "Common"', 'Change "raritty" to "rarity"', 'rarity = "Common"'],
  [
    'rules-text = "Draw {cards}."\nvariables = "cards: 2, ‹›e: 1"',
    'Remove the variable "e"',
    'rules-text = "Draw {cards}."\nvariables = "cards: 2"',
  ],
  [
    'rules-text = "‹›{e}: Gain {e2}. Draw {cards}."\nvariables = "e: 1, e2: 3, cards: 2"',
    "Use the canonical wording, and rename variables to match",
    'rules-text = "{e1}: Gain {e2}, then draw {cards}."\nvariables = "e1: 1, e2: 3, cards: 2"',
  ],
];

for (const [rest, title, expected] of CASES) {
  Deno.test(`fixesAt() can ${title} in ${JSON.stringify(rest)}`, () => {
    const { text, cursor: { offset } } = atCursor(cardRow(rest));
    const fix = fixesAt({ file: "cards.toml", text }, {
      start: offset,
      end: offset,
    }).find((each) => each.title === title);
    ok(fix);
    strictEqual(applyEdits(text, fix.edits), cardRow(expected));
  });
}

const OTHER = "f9e18961-7f41-4426-8548-0bc0f04d711b";

Deno.test("fixesAt() fixes all cards of a file at once", () => {
  const text = cardRow('rules-text = "Drow {card}."\nvariables = "cards: 2"') +
    cardRow('raritty = "Common"', OTHER);
  const all = fixesAt({ file: "cards.toml", text }, { start: 0, end: 0 })
    .find(({ kind }) => kind === "fix-all");
  ok(all);
  const fixed = applyEdits(text, all.edits);
  deepStrictEqual(diagnosticsOf({ file: "cards.toml", text: fixed }), []);
});

Deno.test("formatted() rewords what it can and leaves all else as it is", () => {
  const card = (text: string) =>
    cardRow(`# keep\nrules-text = ${text} # note\nvariables = "cards: 2"`);
  const text = card("'draw {cards}.'") +
    cardRow('rules-text = "{e}: Gain {e2}. Draw {cards}."', OTHER);
  strictEqual(
    applyEdits(text, formatted({ file: "cards.toml", text })),
    text.replace("'draw", "'Draw"),
  );
});

Deno.test("formatted() makes no edit that a string cannot hold", () => {
  const text = cardRow(
    "rules-text = '{Banish} the opponent’s void.'",
  );
  const edits = formatted({ file: "cards.toml", text });
  ok(edits.every(({ replacement }) => !replacement.includes("'")));
});
