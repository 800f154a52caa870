import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { breakCard, CARDS, edit, runTabula, sampleIo } from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const FOX = {
  id: "bebbc642-9a28-48d9-8d95-90aa51722522",
  name: "Lantern Fox",
};

type Files = Map<string, string>;

/** Changes of the sample, and what is said about them. */
const CHANGES: readonly (readonly [
  what: string,
  change: (files: Files) => void,
  line: string,
  json: object,
])[] = [
  [
    "a card with another value",
    (files) => edit(files, CARDS, '"cards: 1"', '"cards: 4"'),
    "  cards with other abilities: Lantern Fox",
    { added: [], changed: [FOX], removed: [] },
  ],
  [
    "a card that is gone",
    (files) =>
      edit(
        files,
        CARDS,
        /\[\[cards\]\]\nname = "Lantern Fox"[^]*?(?=\[\[)/,
        "",
      ),
    `  cards that are gone: ${FOX.id}`,
    { added: [], changed: [], removed: [{ id: FOX.id }] },
  ],
  [
    "a card that cannot be read",
    breakCard,
    "  left out: Lantern Fox",
    { added: [], changed: [], removed: [] },
  ],
];

for (const [what, change, line, json] of CHANGES) {
  test(`generate names ${what}, and not once more`, async () => {
    const io = sampleIo();
    await runTabula(io, "generate");
    change(io.files);
    const before = new Map(io.files);
    const { stdout } = await runTabula(io, "generate");
    ok(stdout.includes(`${line}\n`), stdout);
    const again = await runTabula(io, "generate");
    strictEqual(
      /cards (with|that)/.test(again.stdout),
      /* still left out */ false,
    );
    for (const [path, text] of before) io.files.set(path, text);
    for (const command of ["check", "generate"]) {
      const ran = await runTabula(io, command, "--json");
      const { added, changed, removed } = JSON.parse(ran.stdout).cards;
      deepStrictEqual({ added, changed, removed }, json);
    }
  });
}

test("generate names a card that is new", async () => {
  const io = sampleIo();
  const whole = new Map(io.files);
  edit(io.files, CARDS, /\[\[cards\]\]\nname = "Lantern Fox"[^]*?(?=\[\[)/, "");
  await runTabula(io, "generate");
  io.files.set(CARDS, whole.get(CARDS) ?? "");
  const { stdout } = await runTabula(io, "generate");
  match(stdout, /^ {2}cards with new abilities: Lantern Fox$/m);
});

test("generate names nothing the first time", async () => {
  const { stdout } = await runTabula(sampleIo(), "generate");
  strictEqual(stdout.includes("abilities:"), false);
});

test("check names the cards whose stored abilities are others", async () => {
  const io = sampleIo();
  await runTabula(io, "generate");
  edit(io.files, CARDS, '"cards: 1"', '"cards: 4"');
  const { code, stderr } = await runTabula(io, "check");
  strictEqual(code, 1);
  match(stderr, /^ {2}cards with other abilities: Lantern Fox$/m);
});

test("generate and check survive a stored artifact that is too deep to walk", async () => {
  const deep = `{"${FOX.id}": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  const io = sampleIo();
  for (const command of ["check", "generate"]) {
    io.files.set("tab/parsed_abilities.json", deep);
    breakCard(io.files);
    const { code, stderr } = await runTabula(io, command, "--errors", "short");
    strictEqual(code, 1);
    match(stderr, /error\[unknown-word\]/);
    edit(io.files, CARDS, "Drow", "Draw");
  }
});
