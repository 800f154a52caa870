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

test("generate --target display leaves a broken card out, and its text in the card file", async () => {
  const io = sampleIo();
  const flags = ["--target", "display"];
  await runTabula(io, "generate", ...flags);
  breakCard(io.files);
  const cards = io.files.get(CARDS);
  const broken = await runTabula(io, "generate", ...flags);
  strictEqual(broken.code, 1);
  const texts = JSON.parse(io.files.get(`${TABULA}/display_text.json`) ?? "");
  deepStrictEqual([Object.keys(texts).length, FOX in texts], [80, false]);
  strictEqual(io.files.get(CARDS), cards);
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
