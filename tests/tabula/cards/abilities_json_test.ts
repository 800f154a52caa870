import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
import type { Ability } from "../../../ast/internal.ts";
import { toJson } from "../../../tabula/cards/abilities_json.ts";
import { arbitraryAbility } from "../../arbitrary.ts";

/** What the engine writes: the list is that of a card in an object. */
function expected(abilities: unknown): string {
  const file = JSON.stringify({ card: abilities }, null, 2);
  return file.slice('{\n  "card": '.length, -"\n}".length);
}

Deno.test("toJson() writes abilities as JSON.stringify() indents them", () => {
  fc.assert(
    fc.property(fc.array(arbitraryAbility(), { maxLength: 3 }), (abilities) => {
      strictEqual(toJson(abilities), expected(abilities));
    }),
  );
});

Deno.test("toJson() writes whatever JSON can hold, wherever it stands", () => {
  const values = fc.array(fc.oneof(fc.jsonValue(), ODD_VALUES));
  fc.assert(
    fc.property(values, (values) => {
      // A parser that is handed in may make other trees than ours.
      strictEqual(toJson(values as unknown as Ability[]), expected(values));
    }),
  );
});

const ODD_VALUES = fc.constantFrom<unknown>(
  undefined,
  NaN,
  -Infinity,
  -0,
  1.5,
  { absent: undefined },
  { first: undefined, 'a"b\n': 1, list: [], none: {} },
  "\ud800",
);
