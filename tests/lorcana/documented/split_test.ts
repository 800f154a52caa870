import { deepStrictEqual } from "node:assert/strict";
import { splitSequenceSteps } from "../../../lorcana/mod.ts";

const splits: readonly (readonly [string, readonly string[]])[] = [
  ["Draw a card, then gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["Draw a card. Then, gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["Draw a card. Gain 1 lore.", ["Draw a card", "Gain 1 lore."]],
  ["Draw a card and gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["X, then , then Y", ["X", "Y"]],
  ["Choose and discard a card", ["Choose and discard a card"]],
  ["Ready it. They can't quest", ["Ready it. They can't quest"]],
];

for (const [text, steps] of splits) {
  Deno.test(`lorcana splitSequenceSteps() of "${text}"`, () => {
    deepStrictEqual(splitSequenceSteps(text), steps);
  });
}
