import { deepStrictEqual, strictEqual } from "node:assert/strict";
import type { Ability, ParsedAbilities } from "../../ast/internal.ts";
import { parse } from "../../mod.ts";
import { parse as parseToml } from "smol-toml";
import { assertAll, corpusJson, corpusText, testCorpus } from "../corpus.ts";

interface Vector {
  readonly text: string;
  readonly variables?: string;
}

const describe = ({ text, variables }: Vector) =>
  `${JSON.stringify(text)} · ${variables ?? ""}`;

/** The abilities of a text, or its errors: something to compare with. */
function read({ text, variables }: Vector): unknown {
  const result = parse(text, variables);
  return result.ok
    ? result.abilities
    : result.errors.map(({ message }) => message);
}

testCorpus(
  "parse() agrees with every vector of parse.json, key order included",
  corpusJson<
    (Vector & { kind: "ability" | "abilities"; expected: unknown })[]
  >("dreamtides/vectors/parse.json"),
  (vectors) =>
    assertAll(vectors, (vector) => {
      const { kind, expected } = vector;
      const all = kind === "ability" ? [expected] : expected;
      strictEqual(JSON.stringify(read(vector)), JSON.stringify(all));
    }, describe),
);

testCorpus(
  "parse() agrees with every vector of integration.json",
  corpusJson<(Vector & { expectedVariant: string })[]>(
    "dreamtides/vectors/integration.json",
  ),
  (vectors) =>
    assertAll(vectors, (vector) => {
      const [ability] = read(vector) as Ability[];
      deepStrictEqual(Object.keys(ability ?? {}), [vector.expectedVariant]);
    }, describe),
);

testCorpus(
  "parse() agrees with every sentence of generated.jsonl",
  corpusText("dreamtides/vectors/generated.jsonl")?.trim().split("\n")
    .map((line) => JSON.parse(line) as Vector & { ability: Ability }),
  (vectors) =>
    assertAll(vectors, (vector) => {
      deepStrictEqual(read(vector), [vector.ability]);
    }, describe),
);

interface CardRow {
  readonly "id"?: unknown;
  readonly "rules-text"?: unknown;
  readonly "variables"?: string;
}

function cardsOf(...files: string[]): readonly (Vector & { id: string })[] {
  return files.flatMap((file) => {
    const tables = parseToml(corpusText(`dreamtides/tabula/${file}`) ?? "");
    const rows = Object.values(tables).flat() as CardRow[];
    return rows.flatMap(({ id, "rules-text": text, variables = "" }) =>
      typeof id === "string" && typeof text === "string" && text.trim() !== ""
        ? [{ id, text, variables }]
        : []
    );
  });
}

testCorpus(
  "parse() reads every reference card as parsed_abilities.json has it",
  corpusJson<ParsedAbilities>("dreamtides/tabula/parsed_abilities.json"),
  (expected) => {
    const cards = cardsOf(
      "cards.toml",
      "test-cards.toml",
      "dreamwell.toml",
      "test-dreamwell.toml",
    );
    deepStrictEqual(
      cards.map(({ id }) => id).sort(),
      Object.keys(expected).sort(),
    );
    assertAll(cards, (card) => {
      strictEqual(
        JSON.stringify(read(card)),
        JSON.stringify(expected[card.id]),
      );
    }, describe);
  },
);
