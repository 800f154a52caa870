import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import {
  abilitiesIn,
  breakCard,
  CARDS,
  edit,
  runTabula,
  sampleIo,
  TABULA,
} from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const FOX = "bebbc642-9a28-48d9-8d95-90aa51722522";
const BELL = "f9e18961-7f41-4426-8548-0bc0f04d711b";

test("generate --target display keeps the text that a broken card had", async () => {
  const io = sampleIo();
  const path = `${TABULA}/display_text.json`;
  const flags = ["--target", "display"];
  await runTabula(io, "generate", ...flags);
  const good = io.files.get(path);
  breakCard(io.files);
  const broken = await runTabula(io, "generate", ...flags);
  strictEqual(broken.code, 1);
  match(broken.stdout, /left out: 1, kept from an earlier run: 1\n/);
  strictEqual(io.files.get(path), good);
});

test("generate leaves out both cards with one id, and counts them", async () => {
  const io = sampleIo();
  edit(io.files, CARDS, BELL, FOX);
  const { code, stdout, stderr } = await runTabula(
    io,
    "generate",
    "--errors",
    "short",
  );
  strictEqual(code, 1);
  match(stdout, /^Cards with rules text: 81, parsed: 79, left out: 2$/m);
  match(stderr, /"Lantern Fox" already has it \(tab\/cards\.toml:5:6\)$/m);
  const ids = abilitiesIn(io.files);
  deepStrictEqual([ids.length, ids.includes(FOX)], [79, false]);
});

test("generate does not call a card unknown that only has a bad key", async () => {
  const io = sampleIo();
  edit(io.files, CARDS, '"Gain {e}. Draw {cards}."', "5");
  const { stderr } = await runTabula(io, "generate", "--errors", "short");
  match(stderr, /^tab\/cards\.toml:20:14: error\[wrong-type\][^\n]*\n$/);
});
