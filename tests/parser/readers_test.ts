import { deepStrictEqual } from "node:assert/strict";
import { explain, readTo } from "../../combinators/mod.ts";
import {
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../../lexer/internal.ts";
import { ability, columns, grammar } from "../../parser/internal.ts";
import { abilityCards } from "../abilities.ts";
import { assertAll, corpusJson, corpusText, testCorpus } from "../corpus.ts";
import { cards } from "../frames.ts";
import { chance, mutated } from "../fuzz/mutate.ts";

interface Vector {
  readonly text: string;
  readonly variables?: string;
}

const describe = ({ text }: Vector) => JSON.stringify(text);
const examples: readonly Vector[] = [...cards, ...abilityCards];

Deno.test("compiled grammar = arcsecond on every example", () => {
  assertAll(examples, agree, describe);
});

Deno.test("compiled grammar = arcsecond on 2,000 random texts", () => {
  const random = chance(12);
  const texts = examples.map(({ text }) => text);
  const variables = [...new Set(examples.map((each) => each.variables))]
    .filter(Boolean).join(", ");
  const mutants = Array.from({ length: 2_000 }, () => ({
    text: mutated(texts, random),
    variables,
  }));
  assertAll(mutants, agree, describe);
});

const vectors = corpusJson<Vector[]>("dreamtides/vectors/parse.json");
testCorpus("compiled grammar = arcsecond on parse.json", vectors, (vectors) => {
  assertAll(vectors, agree, describe);
});

const generated = corpusText("dreamtides/vectors/generated.jsonl")?.trim()
  .split("\n").map((line) => JSON.parse(line) as Vector);
testCorpus(
  "compiled grammar = arcsecond on generated.jsonl",
  generated,
  (vectors) => assertAll(vectors, agree, describe),
);

/** Both readers make the same of each paragraph, or both refuse it. */
function agree({ text, variables = "" }: Vector): void {
  for (const paragraph of paragraphsOf(text, variables)) {
    const tokens = columns(paragraph);
    const compiled = readTo(grammar(), ability, tokens, 0, paragraph.length);
    const outcome = explain(grammar(), ability, tokens);
    deepStrictEqual(outcome.ok ? outcome.value : undefined, compiled);
  }
}

function paragraphsOf(
  text: string,
  variables: string,
): readonly (readonly ResolvedToken[])[] {
  const tokens = tokenize(text);
  const bindings = parseBindings(variables);
  if (!tokens.ok || !bindings.ok) return [];
  const resolved = resolve(tokens.value, bindings.value);
  return resolved.ok ? paragraphs(resolved.value) : [];
}
