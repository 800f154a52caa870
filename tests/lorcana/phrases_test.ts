import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";
import { PHRASES } from "./phrases/all.ts";
import { at } from "./phrases/phrase.ts";

for (const [text, expected] of PHRASES) {
  Deno.test(`lorcana reads and prints "${text}"`, () => {
    const { residue, abilities } = parseAbility(text);
    deepStrictEqual(residue, []);
    for (const [path, value] of Object.entries(expected)) {
      strictEqual(at(abilities, path), value, path);
    }
    deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
  });
}
