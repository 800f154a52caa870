import { strictEqual } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { parsePuzzle, type PuzzleProfile, writePuzzle } from "../../pzl/mod.ts";
import { assertAll, corpusJson, testCorpus } from "../corpus.ts";
import { assertRead, type BareResult, corpusPuzzles } from "./corpus.ts";

interface Malformed {
  readonly id: string;
  readonly profile: PuzzleProfile;
  readonly input?: string;
  readonly inputBase64?: string;
  readonly expect: BareResult;
  readonly canonical?: string;
}

const puzzles = corpusPuzzles();
const malformed = corpusJson<readonly Malformed[]>("pzl/malformed.json");

testCorpus("parsePuzzle() reads every puzzle of Forge", puzzles, (all) => {
  strictEqual(all.length, 272);
  assertAll(all, ({ text, expected }) => {
    assertRead(parsePuzzle(text), expected);
    const bytes = new TextEncoder().encode(text);
    assertRead(parsePuzzle(bytes), expected);
  }, ({ name }) => name);
});

testCorpus("writePuzzle() writes every puzzle of Forge", puzzles, (all) => {
  assertAll(all, ({ text, canonical }) => {
    const result = parsePuzzle(text);
    strictEqual(result.ok && writePuzzle(result), canonical);
  }, ({ name }) => name);
});

/** Cases that Forge itself, when it was run, turned out to read differently. */
const SUPERSEDED: ReadonlyMap<string, string> = new Map([
  ["empty-name", "Forge lists and starts a puzzle with an empty name"],
  ["suffix-keys-are-unknown", 'Forge reads "humanxlife" as "humanlife"'],
  ["many-errors", 'Forge takes the human player for "Owner:x"'],
]);

testCorpus("parsePuzzle() reads every malformed puzzle", malformed, (cases) => {
  const all = cases.filter(({ id }) => !SUPERSEDED.has(id));
  strictEqual(all.length, cases.length - SUPERSEDED.size);
  assertAll(all, ({ input, inputBase64, profile, expect, canonical }) => {
    const source = input ?? Buffer.from(inputBase64 ?? "", "base64");
    const result = parsePuzzle(source, { profile });
    assertRead(result, expect);
    strictEqual(result.ok ? writePuzzle(result) : undefined, canonical);
  }, ({ id }) => id);
});

testCorpus(
  "parsePuzzle() in the strict profile refuses what lacks a field",
  puzzles,
  (all) => {
    assertAll(all, ({ text }) => {
      const lacking = parsePuzzle(text).warnings.some(({ subject }) =>
        subject === "turn" || subject === "Difficulty"
      );
      strictEqual(parsePuzzle(text, { profile: "strict" }).ok, !lacking);
    }, ({ name }) => name);
  },
);
