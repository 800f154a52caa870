import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { applySuggestion, parse } from "../../mod.ts";
import { errorsOf } from "../results.ts";

const VARIABLES = "cards: 2, e: 1, k: 1, s: 1, subtype: warrior";

/** A text with one mistake, and the text after the suggested edit. */
const CASES: readonly (readonly [string, string])[] = [
  // A sentence starts with a capital, unless it starts with a cost.
  ["drow {cards}.", "Draw {cards}."],
  ["{kindl}.", "{Kindle}."],
  ["{Judgment} drow {cards}.", "{Judgment} Draw {cards}."],
  ["{ee}: Draw {cards}.", "{e}: Draw {cards}."],
  [
    "{ee}, Abandon an ally: Draw {cards}.",
    "{e}, Abandon an ally: Draw {cards}.",
  ],
  ["{e}: drow {cards}.", "{e}: Draw {cards}."],
  ["Draw {cards}. gian {e}.", "Draw {cards}. Gain {e}."],
  ["Draw {cards} and gian {e}.", "Draw {cards} and gain {e}."],
  // The author's case stays.
  ["DROW {cards}.", "DRAW {cards}."],
  ["{DISOLVE} an enemy.", "{DISSOLVE} an enemy."],
  ["{Disolve} an enemy.", "{Dissolve} an enemy."],
  // Added words have one blank, marks none.
  [
    "{Discover} a character with activated ability.",
    "{Discover} a character with an activated ability.",
  ],
  ["Draw {cards}", "Draw {cards}."],
  ["When you play a card gain {e}.", "When you play a card, gain {e}."],
  // Removed words take the blank before them along.
  ["Draw draw {cards}.", "Draw {cards}."],
  ["{Dissolve} an an enemy.", "{Dissolve} an enemy."],
  // Swapped words swap their case.
  ["{Dissolve} enemy an.", "{Dissolve} an enemy."],
  ["Gain control an of enemy.", "Gain control of an enemy."],
];

for (const [text, repairedTo] of CASES) {
  Deno.test(`parse() suggests ${repairedTo} for ${text}`, () => {
    const [error] = errorsOf(parse(text, VARIABLES));
    strictEqual(
      error?.suggestion && applySuggestion({ text }, error.suggestion).text,
      repairedTo,
    );
  });
}

// What is suggested instead must be better off than what is there.
for (const text of ["Draw {discards}.", "Gain {s}."]) {
  Deno.test(`parse() suggests no directive that has no value either for ${text}`, () => {
    const [error] = errorsOf(parse(text, ""));
    const sources = error?.suggestion?.edits.map(({ source }) => source);
    deepStrictEqual(sources, ["variables"]);
  });
}
