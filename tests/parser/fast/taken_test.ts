import { deepStrictEqual } from "node:assert/strict";
import { parse } from "../../../mod.ts";
import { readFast } from "../../../parser/fast/mod.ts";
import { assertAll } from "../../corpus.ts";
import { CARDS } from "../../corpus/dreamtides/expected.ts";

Deno.test("readFast() itself reads every good card: nothing else is asked", () => {
  assertAll(CARDS, ([, text, variables = ""]) => {
    const card = readFast(text, variables);
    const result = parse(text, variables);
    deepStrictEqual(card?.abilities, result.ok && result.abilities);
    deepStrictEqual(card?.spans, result.ok && result.spans);
  }, ([name]) => name);
});
