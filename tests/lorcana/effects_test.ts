import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseEffect, printEffect } from "../../lorcana/mod.ts";
import { contains } from "./contains.ts";
import { effectExamples } from "./effects.ts";

for (const [type, examples] of Object.entries(effectExamples)) {
  for (const { text, tree, canonical = text } of examples) {
    Deno.test(`lorcana ${type}: "${text}"`, () => {
      ok(contains(tree, type), `the example has no "${type}"`);
      deepStrictEqual(parseEffect(text), tree, "reads as");
      strictEqual(printEffect(tree), canonical, "prints as");
      deepStrictEqual(parseEffect(canonical), tree, "canonical text reads as");
    });
  }
}
