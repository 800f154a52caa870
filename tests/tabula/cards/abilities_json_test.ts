import { strictEqual } from "node:assert/strict";
import fc from "fast-check";
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
