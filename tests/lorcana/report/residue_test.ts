import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseAbility } from "../../../lorcana/mod.ts";

/** The words that no rule consumed, marked in the text as ‹…›. */
const residues: readonly string[] = [
  "Draw a card. Then ‹frobnicate chosen character.›",
  "Whenever this character quests, you may ‹frobnicate.›",
  "Draw a card ‹(and this is never closed›",
  "Chosen character gets +2 {S} until the ‹cows come home.›",
  "Discard cards‹.›",
  "‹(no end›",
];

for (const marked of residues) {
  Deno.test(`lorcana parseAbility() leaves ${marked}`, () => {
    const text = marked.replace(/[‹›]/g, "");
    const start = marked.indexOf("‹");
    const { residue, diagnostics, abilities, ...result } = parseAbility(text);
    strictEqual(result.ok, false);
    deepStrictEqual(abilities, []);
    deepStrictEqual(residue[0], { start, end: marked.indexOf("›") - 1 });
    ok(diagnostics.length > 0);
  });
}

Deno.test("lorcana parseAbility() reports every sentence it cannot read", () => {
  const { residue } = parseAbility("Frob it. Draw a card. Frob that.");
  strictEqual(residue.length, 2);
});

Deno.test("lorcana parseAbility() wants an antecedent for that character", () => {
  const { ok, residue, diagnostics } = parseAbility("Banish that character.");
  strictEqual(ok, false);
  deepStrictEqual(residue, [{ start: 7, end: 11 }]);
  strictEqual(diagnostics[0]?.code, "pronoun-without-antecedent");
});

Deno.test("lorcana parseAbility() says that a text is empty", () => {
  strictEqual(parseAbility("  ").diagnostics[0]?.code, "empty-ability");
});
