import { ok } from "node:assert/strict";
import { run } from "../../combinators/mod.ts";
import { paragraph } from "../../lorcana/abilities.ts";
import { tokenize } from "../../lorcana/tokenize.ts";
import { sampleTexts } from "./sample_texts.ts";

/** Nodes of the grammar that are visited for each token of a text. */
function stepsPerToken(text: string): number {
  const { ids, tokens } = tokenize(text);
  return run(paragraph, { ids, values: tokens }).steps / tokens.length;
}

// Not a timer: the number of steps says the same on every machine.
Deno.test("lorcana visits at most 40 nodes per token of a sample text", () => {
  for (const text of sampleTexts()) ok(stepsPerToken(text) < 40, text);
});

const growing: readonly (readonly [string, (count: number) => string])[] = [
  ["sentences", (count) => "Draw a card. ".repeat(count)],
  ["filters", (count) => `Banish chosen item ${"with cost 2 ".repeat(count)}`],
  ["costs", (count) => `${"draw a card to ".repeat(count)}gain 1 lore`],
  ["conditions", (count) => `${"if you do, ".repeat(count)}draw a frob.`],
  ["quotes", (count) => `${'It gains "'.repeat(count)}`],
  ["options", (count) => `${"choose one: • ".repeat(count)}draw a card.`],
];

for (const [what, text] of growing) {
  Deno.test(`lorcana takes no more steps per token for more ${what}`, () => {
    ok(stepsPerToken(text(40)) < 1.5 * stepsPerToken(text(10)) + 5);
  });
}
