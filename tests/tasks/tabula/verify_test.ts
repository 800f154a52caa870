import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { failure, type Io } from "../../../tasks/cli/io.ts";
import { fakeIo } from "../fake_io.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

/** A card that the game would load. */
function card(
  digit: number,
  name: string,
  text: string,
  variables = "",
): string {
  return `[[cards]]
id = "0a0b0c0d-0000-4000-8000-00000000000${digit}"
name = "${name}" # comment
energy-cost = 1
card-type = "Event"
image-number = 1
rules-text = "${text}"
variables = "${variables}"

`;
}

const GOOD = card(1, "Canonical", "Draw {cards}.", "cards: 2");
const ODD = GOOD + card(2, "Wordy", "{Dissolve} an enemy character.");
const BROKEN = ODD + card(3, "Broken", "Drow {cards}.", "cards: 2");

test("verify says for each card whether its text is canonical", async () => {
  const io = fakeIo({ "cards.toml": ODD });
  strictEqual(await main(["verify", "cards.toml"], io), 0);
  strictEqual(
    io.written().stdout,
    `cards.toml: Canonical: canonical
cards.toml: Wordy: not canonical
  - rules-text: {Dissolve} an enemy character.
  + rules-text: {Dissolve} an enemy.
Cards verified: 2, canonical: 1, not canonical: 1, changed meaning: 0, unreadable: 0
`,
  );
  deepStrictEqual(io.files.get("cards.toml"), ODD);
});

test("verify colors what differs", async () => {
  const io = fakeIo({ "cards.toml": ODD }, { color: true });
  await main(["verify", "--quiet", "cards.toml"], io);
  // deno-lint-ignore no-control-regex
  match(io.written().stdout, /\x1b\[31m- rules-text: .*\.\x1b\[0m/);
});

test("verify --json prints verdicts and diagnostics in one object", async () => {
  const io = fakeIo({ "cards.toml": BROKEN });
  strictEqual(await main(["verify", "--json", "cards.toml"], io), 1);
  const report = JSON.parse(io.written().stdout);
  deepStrictEqual(report.ok, false);
  deepStrictEqual(
    report.verdicts.map(({ result }: { result: string }) => result),
    ["identical", "differs", "unreadable"],
  );
  strictEqual(report.diagnostics[0].code, "unknown-word");
  strictEqual(io.written().stderr, "");
});

test("verify --fix rewrites texts and nothing else", async () => {
  const io = fakeIo({ "cards.toml": `\ufeff${ODD.replaceAll("\n", "\r\n")}` });
  strictEqual(await main(["verify", "--fix", "cards.toml"], io), 0);
  match(io.written().stdout, /not canonical: 0, .*, fixed: 1\n$/);
  strictEqual(
    io.files.get("cards.toml"),
    `\ufeff${ODD.replaceAll("\n", "\r\n")}`.replace(" character", ""),
  );
});

/** What is in the file, and what is there after `verify --fix`. */
const FIXES: readonly (readonly [
  text: string,
  variables: string,
  fixedText: string,
  fixedVariables: string,
])[] = [
  ["Drow {cards}.", "cards: 2", "Draw {cards}.", "cards: 2"],
  ["Draw {cads}.", "cards: 2", "Draw {cards}.", "cards: 2"],
  ["Draw {cards}", "cards: 2", "Draw {cards}.", "cards: 2"],
  ["Draw {cards}.", "cards: two", "Draw {cards}.", "cards: 2"],
  ["Draw {cards}.", "card: 2", "Draw {cards}.", "cards: 2"],
  ["  draw {cards} .", "cards: 2", "Draw {cards}.", "cards: 2"],
  [
    "{Judgmnt} Drw {cards}.",
    "cards: 2",
    "{Judgment} Draw {cards}.",
    "cards: 2",
  ],
  ["Draw {cards7}.", "cards7: 2", "Draw {cards}.", "cards: 2"],
  [
    "Gain {points}. The opponent gains {points9}.",
    "points: 1, points9: 2",
    "Gain {points1}. The opponent gains {points2}.",
    "points1: 1, points2: 2",
  ],
];

for (const [text, variables, fixedText, fixedVariables] of FIXES) {
  test(`verify --fix makes "${fixedText}" of "${text}" (${variables})`, async () => {
    const io = fakeIo({ "cards.toml": card(1, "A", text, variables) });
    const args = ["verify", "--fix", "--check", "cards.toml"];
    strictEqual(await main(args, io), 0, io.written().stderr);
    strictEqual(
      io.files.get("cards.toml"),
      card(1, "A", fixedText, fixedVariables),
    );
    match(io.written().stdout, /^cards\.toml: A: fixed\n {2}- /);
  });
}

/** Suggestions that are for a person to decide. */
const UNCERTAIN: readonly string[] = [
  "Draw {cards}, a card.",
  "Gain {e} {e}.",
  "Draw {e}.",
  "Gain {x}.",
  "{Dissolve} all .",
];

for (const text of UNCERTAIN) {
  Deno.test(`verify --fix leaves "${text}" alone`, async () => {
    const toml = card(1, "A", text, "cards: 2, e: 1");
    const io = fakeIo({ "cards.toml": toml });
    strictEqual(await main(["verify", "--fix", "cards.toml"], io), 1);
    strictEqual(io.files.get("cards.toml"), toml);
  });
}

Deno.test("verify --fix adds the variables that the canonical text needs", async () => {
  const toml = card(1, "A", "Draw {cards7}.", "").replace(
    'variables = ""\n',
    "",
  );
  const io = fakeIo({ "cards.toml": toml });
  // Without a value for {cards7} there is nothing to add.
  strictEqual(await main(["verify", "--fix", "cards.toml"], io), 1);
  strictEqual(io.files.get("cards.toml"), toml);
});

test("verify reports a card that cannot be read at its place", async () => {
  const io = fakeIo({ "cards.toml": BROKEN });
  strictEqual(await main(["verify", "cards.toml"], io), 1);
  match(io.written().stdout, /cards.toml: Broken: unreadable\n/);
  match(io.written().stderr, /cards.toml:25:15/);
});

test("verify reports rows as generate does: keys, types, ids", async () => {
  const bad = GOOD.replace("Event", "Evnt") + GOOD;
  const io = fakeIo({ "cards.toml": bad });
  strictEqual(await main(["verify", "-e", "short", "cards.toml"], io), 1);
  match(io.written().stderr, /^cards\.toml:5:\d+: error\[unknown-value\]/m);
  match(
    io.written().stderr,
    /^cards\.toml:11:\d+: error\[duplicate-card-id\]/m,
  );
});

test("verify fails for a file that is not there", async () => {
  const io = fakeIo();
  strictEqual(await main(["verify", "nowhere.toml"], io), 1);
  match(io.written().stderr, /Cannot read "nowhere.toml"/);
});

test("verify reads all TOML files of a directory", async () => {
  const io = fakeIo({ "cards/a.toml": GOOD, "cards/b.toml": ODD });
  strictEqual(await main(["verify", "cards/"], io), 0);
  match(io.written().stdout, /^cards\/b\.toml: Wordy: not canonical/m);
  match(io.written().stdout, /^Cards verified: 3,/m);
});

test("verify goes on with the other files if one cannot be read", async () => {
  const files = { "cards/a.toml": GOOD, "cards/b.toml": ODD };
  const io = fakeIo(files, { locked: ["cards/a.toml"] });
  strictEqual(await main(["verify", "cards"], io), 1);
  match(io.written().stderr, /Cannot read "cards\/a\.toml": permission denied/);
  match(io.written().stdout, /^Cards verified: 2,.*, files not read: 1$/m);
});

test("verify counts a file that is not TOML apart from cards", async () => {
  const io = fakeIo({ "cards/a.toml": "[[cards", "cards/b.toml": ODD });
  strictEqual(await main(["verify", "cards"], io), 1);
  match(
    io.written().stdout,
    /^Cards verified: 2,.*, unreadable: 0, files not read: 1$/m,
  );
});

test("verify --fix says so if it cannot write", async () => {
  const path = "cards.toml";
  const io = fakeIo({ [path]: ODD });
  const rewriteFile: Io["rewriteFile"] = () =>
    Promise.resolve(failure(`write "${path}"`, "permission denied"));
  strictEqual(await main(["verify", "--fix", path], { ...io, rewriteFile }), 1);
  match(io.written().stderr, /Cannot write "cards\.toml": permission denied/);
});
