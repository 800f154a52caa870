import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parse as parseToml } from "smol-toml";
import type { DialectChoice } from "../../../lexer/mod.ts";
import { display, toUnity } from "../../../serializer/display/mod.ts";
import { assertAll, corpusText, testCorpus } from "../../corpus.ts";
import { shown } from "./shown.ts";

const VARIABLES =
  "number: 2, one: 1, points: 3, n: 2, p: 3, e: 1, figment: shadow";

/** A text, how the game showed it with classic templates, how it does today. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ["Gain {points}.", "Gain 3⍟.", "Gain 3⍏."],
  ["for each {points-symbol}", "for each ⍟", "for each ⍏"],
  ["{up-to-n-events}", "one or two events", "up to 2 events"],
  ["{up-to-n-allies}", "one or two allies", "up to 2 allies"],
  ["{up-to-n-cards}", "one or two cards", "up to 2 cards"],
  ["{Fast} -- {e}: X.", "↯Fast -- 1●: X.", "↯fast -- 1●: X."],
  [
    "When it is {dissolved}, X.",
    "When it is dissolved, X.",
    "When it is ▸ Dissolved:, X.",
  ],
  [
    "a {materialized} ability",
    "a materialized ability",
    "a ▸ Materialized: ability",
  ],
  [
    "{Dissolved} {banished}, {fast}",
    "▸ Dissolved: banished, ↯fast",
    "▸ Dissolved: banished, ↯fast",
  ],
  ["{n-figments}", "two Shadow Figments", "two Shadow Figments"],
];

for (const [text, classic, rlf] of ROWS) {
  Deno.test(`display() shows ${text} with the messages that are asked for`, () => {
    deepStrictEqual([plain(text, "classic"), plain(text, "rlf")], [
      classic,
      rlf,
    ]);
  });
}

function plain(text: string, messages?: DialectChoice): string {
  return shown(text, VARIABLES, messages && { messages }).plain;
}

for (
  const [text, shownAs] of [
    ["Gain {points}.", "Gain 3⍟."],
    ["Gain {points($p)}.", "Gain 3⍏."],
    ["{Fast} -- {e}: X.", "↯Fast -- 1●: X."],
    ["{Fast} -- {energy($e)}: X.", "↯fast -- 1●: X."],
    // Nothing but keywords that both dialects share.
    [
      "{Fast} -- Abandon an ally: {Dissolve} it.",
      "↯fast -- Abandon an ally: Dissolve it.",
    ],
  ] as const
) {
  Deno.test(`display() shows ${text} with the messages of its time`, () => {
    deepStrictEqual([plain(text), plain(text, "auto")], [shownAs, shownAs]);
  });
}

Deno.test("display() lets a strings.ftl replace messages of any time", () => {
  for (const messages of ["classic", "rlf"] as const) {
    const strings = "points = { $points } points";
    const { plain } = shown("{points}", "points: 2", { messages, strings });
    strictEqual(plain, "2 points");
  }
});

interface Line {
  readonly name: string;
  readonly index: number;
  readonly rendered: string;
}

interface Row {
  readonly name?: string;
  readonly "rules-text"?: string;
  readonly variables?: string;
}

const DIRECTORY = "dreamtides/directories/2026-03";
const FILES = ["cards", "test-cards", "dreamwell", "test-dreamwell"];

/** The rows of today's card files by their name. */
function rowsByName(): ReadonlyMap<string, Row> {
  const tables = FILES.flatMap((file) =>
    Object.values(parseToml(corpusText(`${DIRECTORY}/${file}.toml`) ?? ""))
  );
  // The tables of card files are lists of rows; the other values are not.
  const rows = tables.flatMap((table) =>
    Array.isArray(table) ? table as Row[] : []
  );
  return new Map(rows.map((row) => [row.name ?? "", row]));
}

/** The paragraphs, with the lines of their modes. */
function linesOf(text: string): readonly Line[] {
  return text.trim().split(/\n(?=[^\n|]*\|\d+\|)/).map((line) => {
    const [name = "", index, ...rest] = line.split("|");
    return { name, index: Number(index), rendered: rest.join("|") };
  });
}

testCorpus(
  "display() shows cards as the game does today",
  corpusText("dreamtides/rendered-today.txt"),
  (text) => {
    const rows = rowsByName();
    // The file is newer than the directory, and has a card that this has not.
    const known = linesOf(text).filter(({ name }) => rows.has(name));
    assertAll(known, ({ name, index, rendered }) => {
      const { "rules-text": all = "", variables } = rows.get(name) ?? {};
      const paragraph = all.trim().split(/\n\s*\n/)[index] ?? "";
      const result = display(paragraph, variables);
      if (!result.ok) throw new Error(result.errors[0]?.message);
      // Not every line of a modal text is in the file.
      const [head, ...modes] = toUnity(result.spans).split("\n");
      const [first, ...others] = nested(rendered).split("\n");
      strictEqual(head, first);
      deepStrictEqual(others.filter((mode) => !modes.includes(mode)), []);
    }, ({ name, index }) => `${name}, paragraph ${index}`);
  },
);

/** The same tags, with those that the game closes in the wrong order mended. */
function nested(rendered: string): string {
  return rendered.replaceAll("</u></color></b>", "</u></b></color>");
}
