import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import {
  CARDS,
  edit,
  OUT,
  runTabula,
  SAMPLE_FILES,
  sampleIo,
  TABULA,
} from "./sample.ts";

const LISTS = `${TABULA}/card-lists.toml`;
const TESTS = `${TABULA}/test-cards.toml`;
const STRINGS = `${TABULA}/strings.ftl`;

type Files = Map<string, string>;

/** Ways to break a directory, and the code that says so. */
const SLIPS: readonly (readonly [string, string, (files: Files) => void])[] = [
  [
    "a string that is not closed",
    "invalid-toml",
    (files) => edit(files, CARDS, /$/, '\nname = "'),
  ],
  ["a file that is gone", "missing-file", (files) => files.delete(CARDS)],
  ["an empty file", "empty-table", (files) => files.set(CARDS, "")],
  [
    "[cards] for [[cards]]",
    "invalid-toml|wrong-table",
    (files) => edit(files, CARDS, "[[cards]]", "[cards]"),
  ],
  [
    "[[card]] for [[cards]]",
    "unknown-table",
    (files) => edit(files, CARDS, /\[\[cards\]\]/g, "[[card]]"),
  ],
  [
    "a misspelled word",
    "unknown-word",
    (files) => edit(files, CARDS, "Draw {cards}", "Drow {cards}"),
  ],
  [
    "a variable without a value",
    "unresolved-variable",
    (files) => edit(files, CARDS, 'variables = "cards: 1"', 'variables = ""'),
  ],
  [
    "variables as a table",
    "wrong-type",
    (files) =>
      edit(files, CARDS, 'variables = "cards: 1"', "variables = { cards = 1 }"),
  ],
  [
    "rules text as a number",
    "wrong-type",
    (files) => edit(files, CARDS, /rules-text = ".*"/, "rules-text = 5"),
  ],
  [
    "a misspelled card type",
    "unknown-value",
    (files) => edit(files, CARDS, '"Character"', '"Charcter"'),
  ],
  [
    "a card type as a number",
    "wrong-type",
    (files) => edit(files, CARDS, 'card-type = "Character"', "card-type = 3"),
  ],
  [
    "no card type",
    "missing-key",
    (files) => edit(files, CARDS, 'card-type = "Character"\n', ""),
  ],
  [
    "a cost in words",
    "unusable-value|wrong-type",
    (files) => edit(files, CARDS, "energy-cost = 3", 'energy-cost = "three"'),
  ],
  [
    "a misspelled key",
    "unread-key",
    (files) => edit(files, CARDS, "is-fast = true", "is-fat = true"),
  ],
  [
    "a misspelled rules-text",
    "unread-key",
    (files) => edit(files, CARDS, "rules-text", "rulestext"),
  ],
  [
    "a card without an id",
    "missing-key",
    (files) => edit(files, CARDS, /id = ".*"\n/, ""),
  ],
  [
    "an id that is no UUID",
    "invalid-uuid",
    (files) => edit(files, CARDS, /id = "(.{8}).*"/, 'id = "$1"'),
  ],
  ["the id of another card", "duplicate-card-id", (files) => {
    const ids = files.get(CARDS)?.match(/id = ".*"/g) ?? [];
    edit(files, CARDS, ids[1] ?? "", ids[0] ?? "");
  }],
  ["an id that two cards have", "duplicate-card-id", (files) => {
    const [card = ""] = files.get(CARDS)?.match(/\[\[cards\]\][^]*?\n\n/) ?? [];
    edit(files, CARDS, /$/, `\n${card}`);
  }],
  [
    "a negative number of copies",
    "unusable-value",
    (files) => edit(files, LISTS, /copies = \d+/, "copies = -3"),
  ],
  ["a list of a card that does not exist", "unknown-card", (files) =>
    edit(
      files,
      LISTS,
      /card-id = ".*"/,
      'card-id = "00000000-0000-4000-8000-000000000000"',
    )],
  [
    "a list of an unknown type",
    "unknown-value",
    (files) =>
      edit(files, LISTS, /list-type = ".*"/, 'list-type = "BaseCardID"'),
  ],
  [
    "a test card with a name of no letters",
    "unusable-name",
    (files) => edit(files, TESTS, /name = ".*"/, 'name = "???"'),
  ],
  [
    "a message without a value",
    "invalid-string",
    (files) => edit(files, STRINGS, /$/, "\njunk\n"),
  ],
  [
    "a message of another that does not exist",
    "unknown-string",
    (files) => edit(files, STRINGS, /$/, "\nodd = { no-such-message }\n"),
  ],
];

/** The artifacts by path. */
function artifacts(files: Files): ReadonlyMap<string, string> {
  return new Map(
    [...files].filter(([path]) =>
      path.startsWith(`${OUT}/`) || path.endsWith(".json")
    ),
  );
}

for (const [name, code, slip] of SLIPS) {
  Deno.test(`a directory with ${name} fails, and its artifacts stay`, async () => {
    const io = sampleIo();
    strictEqual((await runTabula(io, "generate", "-q")).code, 0);
    const good = artifacts(io.files);
    slip(io.files);
    for (const command of ["generate", "check"]) {
      const ran = await runTabula(io, command, "-e", "short");
      strictEqual(ran.code, 1, ran.stdout);
      match(
        ran.stderr,
        new RegExp(`^tab/[\\w.-]+:\\d+:\\d+: error\\[(${code})\\]`, "m"),
      );
      deepStrictEqual(artifacts(io.files), good);
    }
    strictEqual(await main(["verify", TABULA], io), 1);
    for (const [path, text] of Object.entries(SAMPLE_FILES)) {
      io.files.set(path, text);
    }
    strictEqual((await runTabula(io, "check")).code, 0);
  });
}
