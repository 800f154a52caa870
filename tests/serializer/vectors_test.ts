import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability, ParsedAbilities } from "../../ast/internal.ts";
import { parse, parseBindings, serialize } from "../../mod.ts";
import { assertAll, corpusJson, corpusText, testCorpus } from "../corpus.ts";

interface RoundTrip {
  readonly text: string;
  readonly variables: string;
  readonly expectedText: string;
  readonly expectedVariables?: string;
  readonly observedVariables?: Readonly<Record<string, unknown>>;
}

for (
  const name of ["round-trip", "round-trip-historical", "round-trip-cards"]
) {
  testCorpus(
    `serialize() writes what ${name}.json expects, text and variables`,
    corpusJson<readonly RoundTrip[]>(`dreamtides/vectors/${name}.json`),
    (vectors) => assertAll(vectors, checkRoundTrip, ({ text }) => text),
  );
}

testCorpus(
  "parse() reads what serialize() writes for every tree of generated.jsonl",
  corpusText("dreamtides/vectors/generated.jsonl")?.trim().split("\n")
    .map((line) => (JSON.parse(line) as { ability: Ability }).ability),
  (abilities) =>
    assertAll(abilities, (ability) => checkTree([ability]), JSON.stringify),
);

testCorpus(
  "parse() reads what serialize() writes for every reference card",
  corpusJson<ParsedAbilities>("dreamtides/tabula/parsed_abilities.json"),
  (cards) => assertAll(Object.values(cards), checkTree, JSON.stringify),
);

function checkRoundTrip(vector: RoundTrip): void {
  const written = serialize(abilitiesOf(vector.text, vector.variables));
  strictEqual(written.ok, true);
  strictEqual(written.text, vector.expectedText);
  deepStrictEqual(
    bindingsOf(written.variables),
    vector.observedVariables ?? bindingsOf(vector.expectedVariables ?? ""),
  );
}

function checkTree(abilities: readonly Ability[]): void {
  const { ok, text, variables } = serialize(abilities);
  strictEqual(ok, true);
  deepStrictEqual(abilitiesOf(text, variables), abilities);
}

function abilitiesOf(text: string, variables: string): readonly Ability[] {
  const result = parse(text, variables);
  if (result.ok) return result.abilities;
  throw new Error(result.errors.map(({ message }) => message).join("\n"));
}

/** Variables by name: their order means nothing. */
function bindingsOf(variables: string): unknown {
  const bindings = parseBindings(variables);
  return bindings.ok ? Object.fromEntries(bindings.value) : bindings;
}
