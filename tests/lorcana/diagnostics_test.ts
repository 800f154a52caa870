import { deepStrictEqual, ok } from "node:assert/strict";
import type { LorcanaDetails } from "../../diagnostics/mod.ts";
import { parseAbility } from "../../lorcana/mod.ts";

/** A text for every code: a code without one does not compile. */
const CASES: { readonly [C in keyof LorcanaDetails]: string } = {
  "unread-words": "Draw a card. Then juggle chosen item.",
  "empty-ability": "  ",
  "pronoun-without-antecedent": "Banish that character.",
};

for (const [code, text] of Object.entries(CASES)) {
  Deno.test(`lorcana reports ${code}: ${JSON.stringify(text)}`, () => {
    const result = parseAbility(text, { cardType: "action" });
    ok(!result.ok);
    deepStrictEqual(result.errors.map(({ code }) => code), [code]);
  });
}
