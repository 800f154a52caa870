import { deepStrictEqual } from "node:assert/strict";
import { lazily } from "../../memo.ts";
import { testWith } from "../permissions.ts";
import { type Call, countCalls } from "./calls.ts";

const test = testWith("read", "run");

/** What reading a card takes, and the function that does it. */
const READINGS = {
  tokenizations: "lexer/tokenize.ts tokenize",
  "readings of the variables": "lexer/bindings.ts parseBindings",
  "searches for bindings": "lexer/bindings.ts bindingsIn",
  "choices of the dialect": "lexer/choose_dialect.ts chooseDialect",
} as const;

type Readings = { readonly [K in keyof typeof READINGS]: number };

const ONCE: Readings = {
  tokenizations: 1,
  "readings of the variables": 1,
  "searches for bindings": 1,
  "choices of the dialect": 1,
};

interface Row {
  readonly call: Call;
  readonly expected: Readings;
}

function row(
  name: string,
  text: string,
  variables: string,
  { file = "mod.ts", expected = ONCE } = {},
): Row {
  return { call: { file, name, args: [text, variables] }, expected };
}

const INTERNAL = { file: "parser/internal.ts" };
const DISPLAY = { file: "serializer/display/mod.ts" };

const ROWS: readonly Row[] = [
  // Good cards.
  row("parse", "{Judgment} Draw {cards}.", "cards: 2"),
  row("parse", "Gain {e}.\n\n{ReclaimForCost}", "e: 2, reclaim: 3"),
  row("parse", "Gain {energy($e)}.", "e: 2"),
  row("lintCard", "{Judgment} Draw {cards}.", "cards: 2"),
  row("locateNodes", "{Judgment} Draw {cards}.", "cards: 2"),
  row("detectDialect", "Gain {energy($e)}.", "e: 2"),
  row("display", "Draw {cards}.", "cards: 2", DISPLAY),
  // Mistakes: in words, braces, directives, names of variables, and all of it.
  row("parse", "Drow {cards}.", "cards: 2"),
  row("parse", "Gian {energy($e)}.", "e: 2"),
  row("parse", "Draw {cards}.\n\nGian {e}.", "cards: 2, e: 1"),
  row("parse", "Draw {cards.", "cards: 2"),
  row("parse", "Draw cards}.", "cards: 2"),
  row("parse", "Draw {card}.", "cards: 2"),
  row("parse", "Draw {cards}.", "crads: 2"),
  row("parse", "Draw {cards}.", "cards"),
  row("parse", "", ""),
  row("parseAndLint", "Drow {cards.", "crads: 2", INTERNAL),
  row("display", "Draw {cards}.", "crads: 2", DISPLAY),
  row("nextWords", "Draw {cards}. ", "cards: 2", INTERNAL),
  // Warnings.
  row("parse", "Draw {cards}.", "cards: 2, e: 1"),
  row("parse", "Draw {cards}.", "cards: 1, cards: 2"),
  row("parse", "Gain {enrgy($e)}.", "e: 2"),
  row("abilitiesThenLint", "Draw {cards}.", "cards: 2, e: 1", INTERNAL),
  // The canonical text of the card is cut, too.
  row("lintCard", "{Dissolve} a enemy.", "", {
    expected: { ...ONCE, tokenizations: 2 },
  }),
];

const counts = lazily(() => countCalls(ROWS.map(({ call }) => call)));

for (const [i, { call: { name, args }, expected }] of ROWS.entries()) {
  const said = args.map((each) => JSON.stringify(each)).join(", ");
  test(`${name}(${said}) reads the card once`, async () => {
    const { [i]: counted } = await counts();
    const found = Object.entries(READINGS)
      .map(([what, reader]) => [what, counted?.[reader] ?? 0]);
    deepStrictEqual(Object.fromEntries(found), expected);
  });
}
