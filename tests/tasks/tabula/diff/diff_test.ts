import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../../tasks/main.ts";
import { type FakeIo, fakeIo } from "../../fake_io.ts";
import { edit, SAMPLE_FILES } from "../sample.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read");

type Files = Map<string, string>;

/** The sample in "old" and "new", and the artifact of the old one. */
async function bothIo(change: (files: Files) => void): Promise<FakeIo> {
  const inBoth = Object.entries(SAMPLE_FILES).flatMap(([path, text]) =>
    ["old", "new"].map((side) => [path.replace("tab", side), text])
  );
  const io = fakeIo(Object.fromEntries(inBoth));
  strictEqual(await main(["generate", "old", "-q"], io), 0);
  change(io.files);
  return io;
}

const CARDS = "new/cards.toml";
const FOX = /\[\[cards\]\]\nname = "Lantern Fox"[^]*?(?=\[\[)/;

/** What happens to the new side, and what is said of both kinds of old sides. */
const CASES: readonly (readonly [
  what: string,
  change: (files: Files) => void,
  directories: RegExp,
  artifact: RegExp,
])[] = [
  [
    "another value",
    (files) => edit(files, CARDS, '"cards: 1"', '"cards: 4"'),
    /^changed: Lantern Fox \(.*\)\n {2}- variables: cards: 1\n {2}\+ variables: cards: 4\n$/,
    /^changed: Lantern Fox \(.*\)\n {2}- \$\[0\]\.Triggered.*\.count: 1\n {2}\+ \$.*\.count: 4\n$/,
  ],
  [
    "another wording",
    (files) => edit(files, CARDS, "{Foresee}. Draw", "{Foresee}, then draw"),
    /^reworded: Driftglass Oracle \(.*\)\n {2}- rules-text: .*\n {2}\+ rules-text: .*\n$/,
    /^$/,
  ],
  [
    "a mistake",
    (files) => edit(files, CARDS, "Draw {cards}", "Drow {cards}"),
    /^broken: Lantern Fox \(.*\)\n {2}- rules-text: .*\n {2}\+ rules-text: .*\n$/,
    /^broken: Lantern Fox \(.*\)\n$/,
  ],
  [
    "a card less",
    (files) => edit(files, CARDS, FOX, ""),
    /^removed: Lantern Fox \(.*\)\n$/,
    /^removed: bebbc642-[\w-]*\n$/,
  ],
  [
    "a card more",
    (files) => {
      edit(files, "old/cards.toml", FOX, "");
      edit(files, "old/parsed_abilities.json", "bebbc642", "aaaaaaaa");
    },
    /^added: Lantern Fox \(.*\)\n$/,
    /^added: Lantern Fox \(.*\)\nremoved: aaaaaaaa-[\w-]*\n$/,
  ],
];

for (const [what, change, ...expected] of CASES) {
  const sides = ["old", "old/parsed_abilities.json"];
  for (const [i, side] of sides.entries()) {
    test(`diff ${side} new tells of ${what}`, async () => {
      const io = await bothIo(change);
      const code = await main(["diff", side, "new"], io);
      const { stdout } = io.written();
      match(stdout, expected[i] ?? /never/);
      strictEqual(code, stdout === "" ? 0 : 1);
    });
  }
}

test("diff of a directory and its artifact finds nothing", async () => {
  const io = await bothIo(() => {});
  const args = ["diff", "old/parsed_abilities.json", "new"];
  strictEqual(await main(args, io), 0);
  strictEqual(io.written().stdout, "");
});

test("diff --json lists both sides of each card", async () => {
  const io = await bothIo((files) =>
    edit(files, CARDS, '"cards: 1"', '"cards: 4"')
  );
  strictEqual(await main(["diff", "old", "new", "--json"], io), 1);
  const [{ kind, name, before, after, first }] = JSON.parse(
    io.written().stdout,
  );
  deepStrictEqual([kind, name], ["changed", "Lantern Fox"]);
  deepStrictEqual([before.variables, after.variables], [
    "cards: 1",
    "cards: 4",
  ]);
  deepStrictEqual([first.actual, first.expected], [1, 4]);
});

for (
  const [side, problem] of [
    ["none", /Cannot read "none"/],
    [
      "old/cards.toml",
      /Cannot compare "old\/cards\.toml": it is not an object in JSON/,
    ],
  ] as const
) {
  test(`diff refuses ${side}`, async () => {
    const io = await bothIo(() => {});
    strictEqual(await main(["diff", side, "new"], io), 1);
    match(io.written().stderr.replace(/\n {2}/g, " "), problem);
  });
}
