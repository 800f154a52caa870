import { ok } from "node:assert/strict";
import { explain, reads, run } from "../../../combinators/mod.ts";
import { columnsOf } from "../../../lorcana/attempt/columns.ts";
import { grammar } from "../../../lorcana/attempt/grammar.ts";
import { paragraph } from "../../../lorcana/attempt/rules.ts";
import { tokenize } from "../../../lorcana/text/tokenize.ts";
import { sampleTexts } from "../sample_texts.ts";

/** Nodes of the grammar that are visited for each token of a text. */
function stepsPerToken(text: string, read = run): number {
  const { tokens } = tokenize(text);
  return read(grammar(), paragraph, columnsOf(tokens)).steps / tokens.length;
}

// Not a timer: the number of steps says the same on every machine.
Deno.test("lorcana visits at most 40 nodes per token of a sample text", () => {
  for (const text of sampleTexts()) ok(stepsPerToken(text) < 40, text);
});

// A phrase whose first words start many others, or one that is tried in vain
// before most nouns, makes every text slower. Give it a first word of its own, or
// let it begin as those do that it competes with, so that they are read together.
Deno.test("lorcana visits at most 6.5 nodes per token of all sample texts", () => {
  let steps = 0;
  let count = 0;
  for (const text of sampleTexts()) {
    const columns = columnsOf(tokenize(text).tokens);
    const found = reads(grammar(), paragraph, columns);
    if (!found.ok) continue;
    steps += found.steps;
    count += columns.ids.length - 1;
  }
  ok(steps / count < 6.5, `${steps / count} nodes a token`);
});

const growing: readonly (readonly [string, (count: number) => string])[] = [
  ["sentences", (count) => "Draw a card. ".repeat(count)],
  ["filters", (count) => `Banish chosen item ${"with cost 2 ".repeat(count)}`],
  ["costs", (count) => `${"draw a card to ".repeat(count)}gain 1 lore`],
  ["conditions", (count) => `${"if you do, ".repeat(count)}draw a frob.`],
  ["quotes", (count) => `${'It gains "'.repeat(count)}`],
  ["options", (count) => `${"choose one: • ".repeat(count)}draw a card.`],
];

for (const [reader, read] of Object.entries({ compiled: run, explain })) {
  for (const [what, text] of growing) {
    Deno.test(`lorcana, ${reader}: no more steps per token for more ${what}`, () => {
      const few = stepsPerToken(text(10), read);
      ok(stepsPerToken(text(40), read) < 1.5 * few + 5);
    });
  }
}

Deno.test("lorcana reads 50,000 words of one text with as few steps as 500", () => {
  const few = stepsPerToken("Draw a card. ".repeat(125));
  const many = stepsPerToken("Draw a card. ".repeat(12_500));
  ok(many < few + 1, `${many} steps a token, not ${few}`);
});
