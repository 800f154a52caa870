import { ok, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import fc from "fast-check";
import {
  checkAbilities,
  checkAbilitiesById,
} from "../../ast/check_abilities.ts";
import { describeMisfit } from "../../ast/internal.ts";
import schema from "../../schema/abilities.schema.json" with { type: "json" };
import { arbitraryAbility } from "../arbitrary.ts";
import { anyJson, damaged } from "../outside/damage.ts";

const validate = new Ajv({ allowUnionTypes: true }).compile(schema);

const trees = fc.dictionary(fc.string(), fc.array(arbitraryAbility(3)));
const junk = fc.oneof(fc.double(), fc.integer(), anyJson());

Deno.test("checkAbilitiesById() and the schema refuse the same values", () => {
  let refused = 0;
  fc.assert(
    fc.property(trees, fc.nat(), junk, (tree, seed, junk) => {
      const value = damaged(tree, seed, junk);
      const fits = checkAbilitiesById(value) === undefined;
      strictEqual(fits, validate(value));
      if (!fits) refused++;
    }),
    { numRuns: 500 },
  );
  ok(refused > 100);
});

/** What may be a number on a card, and what may not. */
const NUMBERS: readonly (readonly [unknown, boolean])[] = [
  [0, true],
  [4294967295, true],
  [4294967296, false],
  [-1, false],
  [1.5, false],
  ["1", false],
];

for (const [count, fits] of NUMBERS) {
  const verb = fits ? "accepts" : "refuses";
  Deno.test(`checkAbilitiesById() ${verb} the number ${JSON.stringify(count)}`, () => {
    const ability = { Event: { effect: { Effect: { DrawCards: { count } } } } };
    strictEqual(checkAbilitiesById({ fox: [ability] }) === undefined, fits);
  });
}

Deno.test("checkAbilities() leaves numbers to those who write them", () => {
  const count = -1;
  const ability = { Event: { effect: { Effect: { DrawCards: { count } } } } };
  strictEqual(checkAbilities([ability]), undefined);
});

Deno.test("describeMisfit() quotes keys that are not plain names", () => {
  const found = checkAbilitiesById({ "a fox": [{ Event: 1n }] });
  ok(found !== undefined && found !== "too deep");
  const { path, found: value } = describeMisfit(found);
  strictEqual(path, '["a fox"][0].Event');
  strictEqual(value, "bigint");
});
