import { strictEqual } from "node:assert/strict";
import { withCase } from "../../serializer/letter_case.ts";

const CAPITALS: Readonly<Record<string, string>> = {
  "draw {cards}": "Draw {cards}",
  "{kindle}": "{Kindle}",
  "{kindle0} {e}": "{Kindle0} {e}",
  "{kindle9}": "{Kindle9}",
  "{kindle($k)}": "{Kindle($k)}",
  "{kindle10($k10)}": "{Kindle10($k10)}",
  // Only keywords have a capital, and some are never written without one.
  "{e}": "{e}",
  "{cards}": "{cards}",
  "{Judgment} ": "{Judgment} ",
  "2 cards": "2 cards",
  "Allies": "Allies",
};

for (const [text, capital] of Object.entries(CAPITALS)) {
  Deno.test(`"${text}" starts a sentence as "${capital}"`, () => {
    strictEqual(withCase(text, true, false), capital);
  });
}

const LOWER: Readonly<Record<string, string>> = {
  "{Banish} an enemy": "{banish} an enemy",
  "{banish} an enemy": "{banish} an enemy",
  "Draw": "Draw",
};

for (const [text, lower] of Object.entries(LOWER)) {
  Deno.test(`"${text}" stands within a sentence as "${lower}"`, () => {
    strictEqual(withCase(text, false, true), lower);
  });
}

Deno.test("a keyword that starts a sentence after all has a capital", () => {
  strictEqual(withCase("{Banish} an enemy", true, true), "{Banish} an enemy");
});
