import { deepStrictEqual, strictEqual } from "node:assert/strict";
import {
  parseCondition,
  parseCost,
  parseEffect,
  parsePlayerTarget,
  parseTarget,
  parseTrigger,
} from "../../lorcana/mod.ts";

Deno.test("lorcana building blocks read phrases on their own", () => {
  strictEqual(parseTarget("your other characters"), "YOUR_OTHER_CHARACTERS");
  deepStrictEqual(parseCost("{E}, 2 {I} —"), { exert: true, ink: 2 });
  strictEqual(parseTrigger("When you play this character")?.[0]?.event, "play");
  strictEqual(parseEffect("Frobnicate."), undefined);
});

const level = "documented";

Deno.test("lorcana building blocks account for every word at the full level", () => {
  const cards = "frobnicate chosen opposing character xyzzy";
  strictEqual(parseTarget(cards), undefined);
  strictEqual(parseTarget(cards, { level }), "CHOSEN_OPPOSING_CHARACTER");
  const condition = "you may frobnicate the llama";
  strictEqual(parseCondition(condition), undefined);
  deepStrictEqual(parseCondition(condition, { level }), {
    type: "player-choice",
  });
  const player = "frobnicate each opponent xyzzy";
  strictEqual(parsePlayerTarget(player), undefined);
  strictEqual(parsePlayerTarget(player, { level }), "EACH_OPPONENT");
});

Deno.test("lorcana building blocks read a phrase alike at both levels", () => {
  for (const options of [{}, { level }] as const) {
    strictEqual(parsePlayerTarget("each opponent", options), "EACH_OPPONENT");
    strictEqual(parseTarget("chosen item", options), "CHOSEN_ITEM");
    deepStrictEqual(parseCondition("if it's your turn", options), {
      type: "during-turn",
      whose: "your",
    });
  }
});
