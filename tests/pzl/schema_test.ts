import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import schema from "../../schema/puzzle.schema.json" with { type: "json" };
import { parsePuzzle } from "../../pzl/mod.ts";
import { assertAll, testCorpus } from "../corpus.ts";
import { corpusPuzzles, SAMPLE_PUZZLES } from "./corpus.ts";

const validate = new Ajv().compile(schema);

function assertFits(text: string): void {
  const result = parsePuzzle(text);
  if (!result.ok) throw new Error(result.errors[0]?.message);
  const { metadata, state, unknown } = result;
  validate({ metadata, state, unknown });
  deepStrictEqual(validate.errors, null);
}

Deno.test("the schema fits the sample puzzles", () => {
  SAMPLE_PUZZLES.forEach(assertFits);
});

Deno.test("the schema refuses a puzzle that is none", () => {
  strictEqual(validate({ metadata: {}, state: {}, unknown: {} }), false);
});

testCorpus("the schema fits every puzzle of Forge", corpusPuzzles(), (all) => {
  assertAll(all, ({ text }) => assertFits(text), ({ name }) => name);
});
