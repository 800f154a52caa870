import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability } from "../../../ast/internal.ts";
import { parse } from "../../../mod.ts";
import { assertAll, corpusText, testCorpus } from "../../corpus.ts";

interface Vector {
  readonly text: string;
  readonly variables: string;
  /** Absent if the game refuses the text. */
  readonly ability?: Ability;
}

const vectors = corpusText("dreamtides/rlf.jsonl")?.trim().split("\n")
  .map((line): Vector => JSON.parse(line));

testCorpus(
  "parse() reads every text of rlf.jsonl that the game accepts as its tree",
  vectors?.filter(({ ability }) => ability !== undefined),
  (accepted) =>
    assertAll(accepted, ({ text, variables, ability }) => {
      const result = parse(text, variables, { dialect: "rlf" });
      deepStrictEqual(result.ok && result.abilities, [ability]);
    }, ({ text, variables }) => `${text} | ${variables}`),
);

// We read this condition with "while" as well as with "if", in both dialects.
const WHILE = /\bwhile\s+this\s+card\s+is\s+in\s+your\s+void/i;

testCorpus(
  'parse() refuses what the game refuses, but for "while this card is in your void"',
  vectors?.filter(({ ability }) => ability === undefined)
    .filter(({ text }) => !WHILE.test(text.replaceAll("\u0085", " "))),
  (refused) =>
    assertAll(refused, ({ text, variables }) => {
      strictEqual(parse(text, variables, { dialect: "rlf" }).ok, false);
    }, ({ text, variables }) => `${text} | ${variables}`),
);

// "{materialize} them" is one thing in one dialect and another in the other.
const AMBIGUOUS = /\{materialize\}\s+them\b/i;

testCorpus(
  "parse() finds out that the texts of rlf.jsonl are RLF, where it makes a difference",
  vectors?.filter(({ text, ability }) =>
    ability !== undefined && !AMBIGUOUS.test(text)
  ),
  (accepted) =>
    assertAll(accepted, ({ text, variables, ability }) => {
      const result = parse(text, variables);
      deepStrictEqual(result.ok && result.abilities, [ability]);
    }, ({ text, variables }) => `${text} | ${variables}`),
);
