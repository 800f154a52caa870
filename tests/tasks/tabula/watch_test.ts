import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { fakeIo, type Happening } from "../fake_io.ts";
import {
  breakCard,
  CARDS,
  edit,
  type Ran,
  runTabula,
  sampleIo,
  TABULA,
} from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

/** A change of the file with the cards. */
function changed(change: (files: Map<string, string>) => void): Happening {
  return (files) => {
    change(files);
    return { kind: "changed", files: ["cards.toml"] };
  };
}

/** Watches the sample while all this happens to it, then presses Ctrl+C. */
function watch(...happenings: readonly Happening[]): Promise<Ran> {
  return runTabula(sampleIo({ happenings }), "watch", "--errors", "short");
}

test("watch generates once, and ends well on Ctrl+C", async () => {
  const { code, stdout, stderr } = await watch();
  deepStrictEqual([code, stderr], [0, ""]);
  match(stdout, /^Watching tab for changes\.\.\.\nGenerated: /);
  match(stdout, /parsed: 81, left out: 0;/);
  match(stdout, /\nReceived Ctrl\+C, stopping\.\.\.\nWatch stopped\.\n$/);
});

const changes: readonly (readonly [string, Happening, RegExp])[] = [
  [
    "a value that changes",
    changed((files) => edit(files, CARDS, '"cards: 1"', '"cards: 4"')),
    / {2}changed: Lantern Fox\n.*re-parsed: 1; \d+ ms\nRegeneration complete/,
  ],
  [
    "a card that breaks",
    changed(breakCard),
    / {2}broken: Lantern Fox\n.*parsed: 80, left out: 1, kept from an earlier run: 1;/,
  ],
  [
    "a card that is removed",
    changed((files) =>
      edit(files, CARDS, /\[\[cards\]\]\nname = "Lantern Fox"[^]*?(?=\[\[)/, "")
    ),
    / {2}removed: Lantern Fox\nCards with rules text: 80/,
  ],
];

for (const [name, happening, expected] of changes) {
  test(`watch tells of ${name}`, async () => {
    const { code, stdout } = await watch(happening);
    strictEqual(code, 0);
    match(stdout, expected);
  });
}

test("watch tells of a card that is repaired", async () => {
  const repair = changed((files) => edit(files, CARDS, "Drow", "Draw"));
  const { stdout, stderr } = await watch(changed(breakCard), repair);
  match(stdout, / {2}repaired: Lantern Fox\n/);
  match(stderr, /^tab\/cards\.toml:7:26: error\[unknown-word\]/);
});

test("watch keeps the artifacts while a file is not TOML", async () => {
  const path = `${TABULA}/parsed_abilities.json`;
  let stored: string | undefined;
  const { stderr } = await watch(
    changed((files) => {
      stored = files.get(path);
      edit(files, CARDS, "[[cards]]", "[[cards");
    }),
    changed((files) => strictEqual(files.get(path), stored)),
  );
  match(
    stderr,
    /Regeneration failed: Artifacts left unchanged until this is fixed: cards\.toml/,
  );
});

test("watch waits for a directory that goes away", async () => {
  const { code, stderr } = await watch(() => ({ kind: "gone" }));
  strictEqual(code, 0);
  match(stderr, /^tab is gone; waiting for it to come back\n$/);
});

test("watch --quiet says nothing but what is wrong", async () => {
  const io = sampleIo({ happenings: [changed(breakCard)] });
  const { stdout, stderr } = await runTabula(io, "watch", "--quiet");
  strictEqual(stdout, "");
  match(stderr, /unknown-word/);
});

test("watch ends with 1 if there is no such directory", async () => {
  const { code, stderr } = await runTabula(fakeIo(), "watch");
  strictEqual(code, 1);
  match(stderr, /Cannot read the directory "tab"/);
});
