import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import type { Ability, ParsedAbilities } from "../../../ast/internal.ts";
import { type DialectName, parse, serialize } from "../../../mod.ts";
import { abilityCards } from "../../abilities.ts";
import { assertAll, corpusJson, corpusText, testCorpus } from "../../corpus.ts";
import { cards } from "../../frames.ts";

const DIALECTS: readonly DialectName[] = ["classic", "rlf"];
const examples = [...cards, ...abilityCards].map(({ ability }) => [ability]);

for (const dialect of DIALECTS) {
  Deno.test(`serialize() writes every example so that parse() reads it as ${dialect}`, () => {
    assertAll(examples, (tree) => roundTrip(tree, dialect), JSON.stringify);
  });
}

Deno.test("every example survives being written as RLF, read, and written as classic", () => {
  assertAll(examples, thereAndBack, JSON.stringify);
});

Deno.test("any three abilities on a card survive, whatever variables they share", () => {
  const ability = fc.constantFrom(...examples.flat());
  fc.assert(fc.property(
    fc.array(ability, { minLength: 2, maxLength: 3 }),
    thereAndBack,
  ));
});

for (const name of ["generated", "../rlf"]) {
  testCorpus(
    `every tree of ${name}.jsonl survives in both dialects, there and back`,
    corpusText(`dreamtides/vectors/${name}.jsonl`)?.trim().split("\n")
      .map((line) => (JSON.parse(line) as { ability?: Ability }).ability)
      .filter((ability) => ability !== undefined),
    (all) => assertAll(all, (one) => thereAndBack([one]), JSON.stringify),
  );
}

testCorpus(
  "every reference card survives in both dialects, there and back",
  corpusJson<ParsedAbilities>("dreamtides/tabula/parsed_abilities.json"),
  (cards) => assertAll(Object.values(cards), thereAndBack, JSON.stringify),
);

function thereAndBack(tree: readonly Ability[]): void {
  const there = roundTrip(tree, "rlf");
  deepStrictEqual(roundTrip(there, "classic"), tree);
}

/** The abilities after being written and read again. */
function roundTrip(
  tree: readonly Ability[],
  dialect: DialectName,
): readonly Ability[] {
  const { ok, text, variables } = serialize(tree, { dialect });
  strictEqual(ok, true, text);
  const result = parse(text, variables, { dialect });
  deepStrictEqual(
    result.ok ? result.abilities : result.errors[0]?.message,
    tree,
    `${text} | ${variables}`,
  );
  return result.ok ? result.abilities : [];
}
