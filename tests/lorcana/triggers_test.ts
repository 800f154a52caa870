import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility, parseTrigger, print } from "../../lorcana/mod.ts";
import { triggerExamples } from "./triggers.ts";

for (const [event, texts] of Object.entries(triggerExamples)) {
  for (const text of texts) {
    Deno.test(`lorcana trigger ${event}: "${text}"`, () => {
      strictEqual(parseTrigger(text)?.[0]?.event, event);
      const { residue, abilities } = parseAbility(`${text}, draw a card.`);
      deepStrictEqual(residue, []);
      deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
    });
  }
}
