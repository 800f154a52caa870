import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { parseAbility, parseCondition, print } from "../../lorcana/mod.ts";
import { conditionExamples } from "./conditions.ts";

for (const [type, examples] of Object.entries(conditionExamples)) {
  for (const { text, tree } of examples) {
    Deno.test(`lorcana condition ${type}: "${text}"`, () => {
      strictEqual(tree.type, type);
      deepStrictEqual(parseCondition(text), tree);
      deepStrictEqual(parseCondition(`if ${text}`), tree);
    });
  }
}

// Conditions that only make sense after another sentence.
const DEPENDENT: ReadonlySet<string> = new Set([
  "if-you-do",
  "if-they-do-not",
  "matches-named-card",
  "is-named",
  "has",
  "this-way",
]);

for (const [type, examples] of Object.entries(conditionExamples)) {
  if (DEPENDENT.has(type)) continue;
  for (const { text } of examples) {
    const whole = `When you play this character, if ${text}, draw a card.`;
    Deno.test(`lorcana prints the condition of "${whole}"`, () => {
      const { abilities } = parseAbility(whole);
      deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
    });
  }
}
