import { deepStrictEqual } from "node:assert/strict";
import { readAbilities } from "../../../lorcana/attempt/read_abilities.ts";
import { tokensOf } from "../../../lorcana/text/long_names.ts";
import { assertAll, corpusJson, testCorpus } from "../../corpus.ts";
import { chance, mutated } from "../../fuzz/mutate.ts";
import { sampleTexts } from "../sample_texts.ts";

Deno.test("lorcana: compiled grammar = arcsecond on every example", () => {
  assertAll(sampleTexts(), agree, JSON.stringify);
});

Deno.test("lorcana: compiled grammar = arcsecond on 1,000 random texts", () => {
  const random = chance(12);
  const texts = sampleTexts();
  const mutants = Array.from({ length: 1_000 }, () => mutated(texts, random));
  assertAll(mutants, agree, JSON.stringify);
});

testCorpus(
  "lorcana: compiled grammar = arcsecond on texts.json",
  corpusJson<readonly { readonly text: string }[]>("lorcana/texts.json"),
  (texts) => assertAll(texts.map(({ text }) => text), agree, JSON.stringify),
);

/** Both readers make the same of a text, but for the spans, or both refuse it. */
function agree(text: string): void {
  const tokens = tokensOf(text);
  const cardType = "character";
  const compiled = readAbilities(tokens, { cardType });
  const explained = readAbilities(tokens, { cardType, spans: true });
  deepStrictEqual(withoutSpans(explained), withoutSpans(compiled));
}

function withoutSpans(tree: unknown): unknown {
  return tree === undefined ? tree : JSON.parse(
    JSON.stringify(tree, (key, value) => key === "span" ? undefined : value),
  );
}
