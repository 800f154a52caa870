import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const FILES = {
  "good.json": JSON.stringify(["Draw a card.", {
    id: "a",
    text: "Gain 1 lore.",
  }]),
  "odd.json": JSON.stringify([
    "Draw a card.",
    "Frobnicate chosen character.",
    "Draw a card. Then frobnicate it.",
  ]),
  "cards.json": `[
  {"id": "a4", "text": "{E} \\u2014\\tBanish frob."},
  "Draw a card.",
  {"text": "When frob quests, draw a card.", "id": "b7", "card": "Goofy"}
]`,
  "no.json": "{}",
  "numbers.json": "[1, 2]",
  "empty.json": "[]",
  "broken.json": "[",
  "-": "Draw a card.",
};

async function lorcana(...args: string[]) {
  const io = fakeIo(FILES);
  const code = await main(["lorcana", ...args], io);
  return { code, ...io.written(), files: io.files };
}

const codes: readonly (readonly [readonly string[], number])[] = [
  [["parse", "Draw a card."], 0],
  [["parse", "-"], 0],
  [["parse", "Frobnicate."], 1],
  [["parse", ""], 1],
  [["parse", "Draw a card.", "--level", "none"], 2],
  [["parse-file", "good.json"], 0],
  [["parse-file", "odd.json"], 1],
  [["parse-file", "no.json"], 1],
  [["parse-file", "missing.json"], 1],
  [["parse-file", "numbers.json"], 1],
  [["parse-file", "empty.json"], 1],
  [["parse-file", "broken.json"], 1],
  [["parse-file"], 2],
  [["parse", "Draw a card.", "--card-type", "foo"], 2],
  [["coverage", "good.json"], 0],
  [["coverage", "odd.json"], 1],
  [["coverage", "odd.json", "--at-least", "33"], 0],
  [["coverage", "odd.json", "--at-least", "34"], 1],
  [["coverage", "odd.json", "--at-least", "many"], 2],
  [["coverage", "empty.json"], 1],
  [["coverage", "missing.json"], 1],
  [["coverage"], 2],
];

for (const [args, expected] of codes) {
  test(`lorcana ${args.join(" ")} ends with ${expected}`, async () => {
    strictEqual((await lorcana(...args)).code, expected);
  });
}

test("lorcana parse prints JSON, or text with --print", async () => {
  const text = "{E} — Draw a card, then choose and discard a card.";
  const { stdout } = await lorcana("parse", text, "--name", "STUDY");
  strictEqual(JSON.parse(stdout)[0].name, "STUDY");
  strictEqual((await lorcana("parse", text, "--print")).stdout, `${text}\n`);
});

test("lorcana parse --level documented follows the design document", async () => {
  const { stdout } = await lorcana(
    "parse",
    "Chosen character gains Rush.",
    "--level=documented",
  );
  strictEqual(JSON.parse(stdout)[0].effect.duration, "permanent");
});

test("lorcana parse underlines the word that is wrong", async () => {
  const { stdout, stderr } = await lorcana("parse", "Draw a card. Frob it.");
  strictEqual(stdout, "");
  match(
    stderr,
    /Unknown word "Frob": expected "then", an effect/,
  );
});

test("lorcana parse-file writes what each text means", async () => {
  const { files, stderr } = await lorcana(
    "parse-file",
    "good.json",
    "--output",
    "out.json",
  );
  const [first, second] = JSON.parse(files.get("out.json") ?? "[]");
  strictEqual(first.abilities[0].effect.type, "draw");
  strictEqual(second.id, "a");
  strictEqual(stderr, "Parsed 2 of 2 texts in full\n");
});

test("lorcana coverage counts, groups and underlines", async () => {
  const { stdout, stderr } = await lorcana("coverage", "odd.json");
  match(stdout, /^2 texts stop in an effect$/m);
  ok(stderr.includes("─"), "no underline");
  match(stdout, /1 of 3 texts read in full \(33\.3%\)\n$/);
  const quiet = await lorcana("coverage", "odd.json", "--quiet");
  strictEqual(quiet.stdout.trim().split("\n").length, 1);
});

test("lorcana coverage points into the file, and names card and id", async () => {
  const { stdout, stderr } = await lorcana("coverage", "cards.json");
  match(stdout, /^1 text stops in an event$/m);
  match(stderr, /^Card "Goofy" \(b7\):$/m);
  match(stderr, /cards\.json:4:18/);
  match(stdout, /^1 text stops in a target$/m);
  match(stderr, /cards\.json:2:44/);
  const short = await lorcana("coverage", "cards.json", "--errors", "short");
  match(short.stderr, /^cards\.json:4:18: error\[unknown-word\]/m);
});

test("lorcana coverage --json has every place", async () => {
  const { stdout, code } = await lorcana("coverage", "cards.json", "--json");
  strictEqual(code, 1);
  const { ok: isFine, total, read, groups } = JSON.parse(stdout);
  strictEqual(isFine, false);
  deepStrictEqual([total, read], [3, 1]);
  deepStrictEqual(
    groups.map(placeOf),
    [["a target", "a4", 2, 44], ["an event", "b7", 4, 18]],
  );
});

interface Group {
  readonly reading: string;
  readonly texts: readonly [{
    readonly id: string;
    readonly diagnostics: readonly [
      { readonly line: number; readonly column: number },
    ];
  }];
}

function placeOf({ reading, texts: [{ id, diagnostics }] }: Group) {
  const [{ line, column }] = diagnostics;
  return [reading, id, line, column];
}

test("lorcana parse-file points into the file", async () => {
  const { stderr } = await lorcana(
    "parse-file",
    "cards.json",
    "--errors",
    "short",
  );
  match(stderr, /^cards\.json:2:44: error\[unknown-word\]/m);
});

test("lorcana coverage says what a file of texts looks like", async () => {
  const { stderr } = await lorcana("coverage", "no.json");
  match(stderr, /expected an array of texts, or of objects with a\s+"text"/);
});
